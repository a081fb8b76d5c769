import { isUtf8 } from 'node:buffer'
import type { Entry } from 'yauzl'
import { decodeText } from '../../platform/outside/decode-text.ts'

/** Bit of a header: its name is in UTF-8. */
const IS_UTF8 = 0x800
const LAST_OF_ASCII = 0x7f
const LINE_END = Buffer.from('\n')
/** A name in UTF-8 beside the one in letters of the computer (Info-ZIP); the reader of archives has checked that it is of that one. */
const UNICODE_NAME = 0x7075
const NAME_AT = 5

type NamedEntry = Pick<Entry, 'fileName' | 'generalPurposeBitFlag'> & {
  readonly fileNameRaw: Uint8Array
  readonly extraFields: readonly { id: number; data: Buffer }[]
}

/**
 * Names of the files of an archive. What is not marked as UTF-8 is in the letters of the computer that packed it: UTF-8 all the same from a Mac, else the
 * encoding in which the words of all names are likeliest.
 */
export function readEntryNames(entries: readonly NamedEntry[]): string[] {
  const unmarked = entries.filter((entry) => !isMarked(entry) && entry.fileNameRaw.some((byte) => byte > LAST_OF_ASCII))
  const lines = readLines(unmarked)
  const read = new Map(unmarked.map((entry, at) => [entry, lines?.[at]]))
  return entries.map((entry) => read.get(entry)?.replaceAll('\\', '/') ?? entry.fileName)
}

/** Whether its name is told in UTF-8; what is only said to be is none. */
const isMarked = ({ fileName, generalPurposeBitFlag: flags, fileNameRaw, extraFields }: NamedEntry): boolean =>
  ((flags & IS_UTF8) !== 0 && isUtf8(fileNameRaw)) ||
  extraFields.some(
    ({ id, data }) => id === UNICODE_NAME && data.subarray(NAME_AT).toString('utf8').replaceAll('\\', '/') === fileName,
  )

/** Undefined where no encoding has all of them. */
function readLines(entries: readonly NamedEntry[]): string[] | undefined {
  try {
    const bytes = Buffer.concat(entries.flatMap(({ fileNameRaw }) => [withoutEnds(fileNameRaw), LINE_END]))
    return decodeText(bytes).text.split('\n')
  } catch {
    return undefined
  }
}

/** A line end within a name would move all names below it. */
const withoutEnds = (name: Uint8Array) => name.map((byte) => (byte === 0x0a || byte === 0x0d ? 0x20 : byte))
