import { readAs } from './byte-letters.ts'
import { chancesOf, howLikely } from './likely-letters.ts'

/**
 * What spreadsheets of our countries and their neighbours save a table in when it is not Unicode, with the lead that the usual ones have: most
 * files are of the west, from Windows.
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
/** Words of a large table that are looked at, out of all its parts. */
const MOST_WORDS = 80
const MOST_PLAIN = 40
/** Where words of English letters are looked for. */
const START = 64 * 1024
const PLAIN = /(?<![\w\u0080-\u00ff])[A-Za-z]{3,}(?![\w\u0080-\u00ff])/g
const IN_WORD: ReadonlySet<number> = new Set(
  Buffer.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'),
)

/** The encoding of one byte a letter in which the words of a table are likeliest to be words. */
export function guessEncoding(bytes: Uint8Array): string {
  const found = [...findTelling(bytes)]
  // Single signs alone tell nothing: each is a letter of its own in some encoding.
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

/** Words with bytes that are no letters of English; others are most of a large table and tell nothing of it. */
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

/** So many of them at even distances, so that a language late in the file is heard, too. */
function thin(words: readonly string[], most: number): string[] {
  const step = Math.max(1, words.length / most)
  return Array.from({ length: Math.min(most, words.length) }, (_, at) => words[Math.floor(at * step)] ?? '')
}
