import type { Readable } from 'node:stream'
import { toNameKey } from '@menagerie/contract/clean-text'

/** A file that came from elsewhere, wherever it lies: in a folder, an archive, or an upload. */
export type OutsideFile = { name: string; size: number; read: () => Promise<Buffer>; stream: () => Promise<Readable> }

/** Tables of a catalogue, and the pictures and documents beside them. */
export type Intake = {
  tables: readonly OutsideFile[]
  /** Names of tables, and of archives within, that nothing here reads. */
  others: readonly string[]
  /** By what a cell may call it: `pack.jpg`, `front/pack.jpg`; several have one name where folders tell them apart. */
  files: ReadonlyMap<string, readonly OutsideFile[]>
  close: () => Promise<void>
}

const TABLE = /\.(csv|tsv|txt|xlsx|xlsm|json|ndjson|jsonl)$/i
/** Tables, and archives with some, of a kind that nothing here reads. */
const OTHER_TABLE = /\.(xls|xlsb|xltx|ods|numbers|dbf|mdb|accdb|xml|html?|docx?|rtf|zip|rar|7z|tar|t?gz)$/i
const PICTURE = /\.(jpe?g|png|webp|avif|heic|heif|gif|tiff?)$/i
const LEAFLET = /\.pdf$/i

export const isTable = (name: string) => TABLE.test(name)
const ARCHIVE = /\.(zip|rar|7z|tar|t?gz)$/i

export const isArchive = (name: string) => ARCHIVE.test(name)
export const isOtherTable = (name: string) => OTHER_TABLE.test(name)
/** What people are told of one. */
export const toOtherNote = (name: string): string =>
  isArchive(name)
    ? `The archive ${name} lies beside the table and is not opened: unpack it there`
    : `${name} is no table: CSV, XLSX, JSON, or a ZIP with one`
export const kindOfFile = (name: string): 'media' | 'leaflets' | undefined =>
  PICTURE.test(name) ? 'media' : LEAFLET.test(name) ? 'leaflets' : undefined

/** What a file is known by in a cell, whichever way its folders are written. */
export const toFileKey = (name: string): string => toNameKey(name.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, ''))
