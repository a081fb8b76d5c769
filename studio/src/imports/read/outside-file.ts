import type { Readable } from 'node:stream'
import { toNameKey } from '@menagerie/contract/clean-text'

/** An external file in a folder, an archive or an upload. */
export type OutsideFile = { name: string; size: number; read: () => Promise<Buffer>; stream: () => Promise<Readable> }

/** Tables of a catalogue, and the pictures and documents delivered with them. */
export type Intake = {
  tables: readonly OutsideFile[]
  /** Names of tables and nested archives in unsupported formats. */
  others: readonly string[]
  /**
   * Files by the names that cells may use: `pack.jpg`, `front/pack.jpg`; files in different folders may share a name.
   */
  files: ReadonlyMap<string, readonly OutsideFile[]>
  close: () => Promise<void>
}

const TABLE = /\.(csv|tsv|txt|xlsx|xlsm|json|ndjson|jsonl)$/i
/** Tables and archives in unsupported formats. */
const OTHER_TABLE = /\.(xls|xlsb|xltx|ods|numbers|dbf|mdb|accdb|xml|html?|docx?|rtf|zip|rar|7z|tar|t?gz)$/i
const PICTURE = /\.(jpe?g|png|webp|avif|heic|heif|gif|tiff?)$/i
const LEAFLET = /\.pdf$/i

export const isTable = (name: string) => TABLE.test(name)
const ARCHIVE = /\.(zip|rar|7z|tar|t?gz)$/i

export const isArchive = (name: string) => ARCHIVE.test(name)
export const isOtherTable = (name: string) => OTHER_TABLE.test(name)
/** Message about an unsupported file. */
export const toOtherNote = (name: string): string =>
  isArchive(name)
    ? `The archive ${name} is beside the table and is not opened: unpack it there`
    : `${name} is not a table: choose CSV, XLSX, JSON, or a ZIP that contains one`
export const kindOfFile = (name: string): 'media' | 'leaflets' | undefined =>
  PICTURE.test(name) ? 'media' : LEAFLET.test(name) ? 'leaflets' : undefined

/** Normalized key of a file name, independent of the notation of folders. */
export const toFileKey = (name: string): string => toNameKey(name.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, ''))
