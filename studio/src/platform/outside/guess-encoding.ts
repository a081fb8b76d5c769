import { readAs } from './byte-letters.ts'
import { chancesOf, howLikely } from './likely-letters.ts'

/**
 * Encodings other than Unicode in which spreadsheets of the sites' countries and their neighbours save tables, with a
 * bonus for common ones: most files are from Windows in western Europe.
 */
const LEADS = [
  ['windows-1252', 0],
  ['windows-1250', -2],
  ['windows-1251', -2],
  ['windows-1253', -3],
  ['ibm850', -3],
  ['ibm852', -4],
  ['koi8-r', -4],
  ['iso-8859-2', -4],
  ['macintosh', -4],
  ['ibm866', -4],
  ['windows-1254', -5],
  ['windows-1257', -5],
  ['iso-8859-15', -5],
  ['iso-8859-5', -5],
  ['koi8-u', -5],
  ['x-mac-cyrillic', -6],
  ['x-mac-ce', -6],
  ['ibm1125', -6],
] as const
const USUAL = LEADS[0][0]
/** Number of words that are examined, taken from all parts of the table. */
const MOST_WORDS = 80
const MOST_PLAIN = 40
/** Size of the beginning in which ASCII words are collected. */
const START = 64 * 1024
const PLAIN = /(?<![\w\u0080-\u00ff])[A-Za-z]{3,}(?![\w\u0080-\u00ff])/g
const IN_WORD: ReadonlySet<number> = new Set(
  Buffer.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'),
)

/** Returns the single-byte encoding in which the words of a table are most likely words. */
export function guessEncoding(bytes: Uint8Array): string {
  const found = [...findTelling(bytes)]
  // Words of a single letter tell nothing: each byte is a letter in some encoding.
  if (found.every(({ length }) => length === 1)) return USUAL
  const telling = thin(found, MOST_WORDS)
  const plain = thin([...new Set(toSigns(bytes.subarray(0, START)).match(PLAIN))], MOST_PLAIN).map(chancesOf)
  let best = { encoding: USUAL as string, chance: Number.NEGATIVE_INFINITY }
  for (const [encoding, lead] of LEADS) {
    const read = telling.map((word) => readAs(encoding, toBytes(word)))
    if (!read.every((word) => word !== undefined)) continue
    const chance = lead + howLikely(read, plain)
    if (chance > best.chance) best = { encoding, chance }
  }
  return readAs(best.encoding, bytes) === readAs(USUAL, bytes) ? USUAL : best.encoding
}

/** Words with non-ASCII bytes; other words are the majority and tell nothing about the encoding. */
function findTelling(bytes: Uint8Array): ReadonlySet<string> {
  const words = new Set<string>()
  for (let at = bytes.findIndex(isTelling); at >= 0 && at < bytes.length; at += 1) {
    if (!isTelling(bytes[at] ?? 0)) continue
    let start = at
    while (start > 0 && isOfWord(bytes[start - 1] ?? 0)) start -= 1
    while (at < bytes.length && isOfWord(bytes[at] ?? 0)) at += 1
    words.add(toSigns(bytes.subarray(start, at)))
  }
  return words
}

const isTelling = (byte: number) => byte > 0x7f
const isOfWord = (byte: number) => isTelling(byte) || IN_WORD.has(byte)

const toSigns = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')

const toBytes = (word: string) => Buffer.from(word, 'latin1')

/** Takes evenly distributed words, so that a language late in the file counts, too. */
function thin(words: readonly string[], most: number): string[] {
  const step = Math.max(1, words.length / most)
  return Array.from({ length: Math.min(most, words.length) }, (_, at) => words[Math.floor(at * step)] ?? '')
}
