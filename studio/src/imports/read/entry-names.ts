import type { Entry } from 'yauzl'
import { decodeText } from '../../platform/outside/decode-text.ts'

/** Bit of a header: its name is in UTF-8. */
const IS_UTF8 = 0x800
const LAST_OF_ASCII = 0x7f
const LINE_END = Buffer.from('\n')

type NamedEntry = Pick<Entry, 'fileName' | 'generalPurposeBitFlag'> & { readonly fileNameRaw: Uint8Array }

/**
 * Names of the files of an archive. What is not marked as UTF-8 is in the letters of the computer that packed it: UTF-8 all the same from a Mac, else the
 * encoding in which the words of all names are likeliest.
 */
export function readEntryNames(entries: readonly NamedEntry[]): string[] {
  const unmarked = entries.filter(
    ({ generalPurposeBitFlag: flags, fileNameRaw }) =>
      (flags & IS_UTF8) === 0 && fileNameRaw.some((byte) => byte > LAST_OF_ASCII),
  )
  const lines = readLines(unmarked)
  const read = new Map(unmarked.map((entry, at) => [entry, lines?.[at]]))
  return entries.map((entry) => read.get(entry)?.replaceAll('\\', '/') ?? entry.fileName)
}

/** Undefined where no encoding has all of them. */
function readLines(entries: readonly NamedEntry[]): string[] | undefined {
  try {
    const bytes = Buffer.concat(entries.flatMap(({ fileNameRaw }) => [fileNameRaw, LINE_END]))
    return decodeText(bytes).text.split('\n')
  } catch {
    return undefined
  }
}
