import { isUtf8 } from 'node:buffer'
import type { Entry } from 'yauzl'
import { decodeText } from '../../platform/outside/decode-text.ts'

/** Flag in an entry's header: its name is UTF-8. */
const IS_UTF8 = 0x800
const LAST_OF_ASCII = 0x7f
const LINE_END = Buffer.from('\n')
/** Extra field with the name in UTF-8 (Info-ZIP); the library has checked that it belongs to the entry's name. */
const UNICODE_NAME = 0x7075
const NAME_AT = 5

type NamedEntry = Pick<Entry, 'fileName' | 'generalPurposeBitFlag'> & {
  readonly fileNameRaw: Uint8Array
  readonly extraFields: readonly { id: number; data: Buffer }[]
}

/**
 * File names of an archive. Names without the UTF-8 flag are in the encoding of the computer that packed it: UTF-8 from
 * a Mac, otherwise the encoding in which the words of all names are most likely.
 */
export function readEntryNames(entries: readonly NamedEntry[]): string[] {
  const unmarked = entries.filter((entry) => !isMarked(entry) && entry.fileNameRaw.some((byte) => byte > LAST_OF_ASCII))
  const lines = readLines(unmarked)
  const read = new Map(unmarked.map((entry, at) => [entry, lines?.[at]]))
  return entries.map((entry) => read.get(entry)?.replaceAll('\\', '/') ?? entry.fileName)
}

/** Whether the name is really UTF-8; some programs set the flag wrongly. */
const isMarked = ({ fileName, generalPurposeBitFlag: flags, fileNameRaw, extraFields }: NamedEntry): boolean =>
  ((flags & IS_UTF8) !== 0 && isUtf8(fileNameRaw)) ||
  extraFields.some(
    ({ id, data }) => id === UNICODE_NAME && data.subarray(NAME_AT).toString('utf8').replaceAll('\\', '/') === fileName,
  )

/** Undefined if no encoding fits all names. */
function readLines(entries: readonly NamedEntry[]): string[] | undefined {
  try {
    const bytes = Buffer.concat(entries.flatMap(({ fileNameRaw }) => [withoutEnds(fileNameRaw), LINE_END]))
    return decodeText(bytes).text.split('\n')
  } catch {
    return undefined
  }
}

/** Line breaks within a name would shift all later names. */
const withoutEnds = (name: Uint8Array) => name.map((byte) => (byte === 0x0a || byte === 0x0d ? 0x20 : byte))
