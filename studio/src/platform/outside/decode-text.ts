import { readAs } from './byte-letters.ts'
import { guessEncoding } from './guess-encoding.ts'
import { findMisread, undoDouble } from './undo-double.ts'

/** `encoding`: name in the WHATWG standard (`utf-8`, `utf-16le`, `windows-1252` …). */
type DecodedText = { text: string; encoding: string }

const USUAL = 'windows-1252'
/** Single-byte encodings for the Latin script. */
const LATIN = /^(?:windows-125[0247]|iso-8859-(?:2|15)|macintosh|x-mac-ce|ibm85[02])$/
const MARKS: readonly [bytes: readonly number[], encoding: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]
/** First bytes of other file types. */
const OTHERS: readonly [start: readonly number[], what: string][] = [
  [[0x50, 0x4b, 0x03, 0x04], 'a workbook or an archive, not text'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'a workbook from an old version of Excel, not text'],
  [[0x1f, 0x8b], 'a compressed file, not text'],
  [[0x25, 0x50, 0x44, 0x46], 'a PDF, not text'],
  [[0xff, 0xfe, 0x00, 0x00], 'text in UTF-32, which is not read here'],
]
/** Control characters that DOS and fixed-size blocks append to a file: an end-of-file mark, and zeros. */
const FILLED_UP = /(?![\t-\r])\p{Cc}\p{Cc}*$/u
const MIXED = 'letters were misread before the file arrived here (“Ã¼” for “ü”)'
const ADVICE = 'save it as “CSV UTF-8” and try again'

/**
 * Decodes a file from outside, never with replacement characters: by its byte order mark, as strict UTF-8, as UTF-16
 * without a mark, otherwise in the old encoding in which its words are most likely. Throws with the line number if none
 * fits.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const other = OTHERS.find(([start]) => startsWith(bytes, start))
  if (other) throw new Error(`The file is ${other[1]}: ${ADVICE}`)
  const encoding = findTextEncoding(bytes)
  const decoded = readAs(encoding, bytes)?.replace(FILLED_UP, '')
  if (decoded === undefined) throw new Error(`Line ${findBadLine(bytes, encoding)}: this is not ${encoding}: ${ADVICE}`)
  const whole = encoding === 'utf-8' ? undoDouble(decoded) : decoded
  const misread = whole === undefined ? findMisread(decoded) : findUnicode(bytes, encoding)
  if (whole === undefined || misread >= 0)
    throw new Error(`Line ${countLines(decoded.slice(0, misread))}: ${MIXED}: ${ADVICE}`)
  const lost = /\ufffd|(?![\t-\r])\p{Cc}/u.exec(whole)
  if (lost) throw new Error(`Line ${countLines(whole.slice(0, lost.index))}: ${toReason(lost[0])}: ${ADVICE}`)
  return { text: whole, encoding }
}

/**
 * Position of a UTF-8 sequence in a file of another encoding, which shows that files of two encodings were joined; -1
 * without one. Not for Cyrillic and Greek, which have words with these bytes.
 */
const findUnicode = (bytes: Uint8Array, encoding: string) =>
  LATIN.test(encoding) ? findMisread(new TextDecoder(USUAL).decode(bytes)) : -1

const toReason = (sign: string) =>
  sign === '\ufffd'
    ? 'a letter was lost before the file arrived here'
    : 'there is a character here that is not a letter'

/** The encoding of a text, as `decodeText` detects it. */
export function findTextEncoding(bytes: Uint8Array): string {
  const marked = MARKS.find(([mark]) => startsWith(bytes, mark))
  if (marked) return marked[1]
  const wide = bytes.includes(0) ? findWideEncoding(bytes) : undefined
  if (wide !== undefined) return wide
  if (readAs('utf-8', bytes) !== undefined || isBrokenUtf8(bytes)) return 'utf-8'
  return guessEncoding(bytes)
}

/**
 * Characters of scripts that none of the sites' languages uses: a stray zero byte in a single-byte text would produce
 * them.
 */
const FOREIGN = /(?![\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Common}\p{sc=Inherited}])./gsu
const MOST_FOREIGN = 0.1

/**
 * In UTF-16, commas, digits and line ends contain a zero byte, always on the same side; undefined if the zeros are
 * accidental.
 */
function findWideEncoding(bytes: Uint8Array): string | undefined {
  const zeros = [0, 0]
  for (const [at, byte] of bytes.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const encoding = (zeros[1] ?? 0) >= (zeros[0] ?? 0) ? 'utf-16le' : 'utf-16be'
  const text = new TextDecoder(encoding).decode(bytes)
  return (text.match(FOREIGN)?.length ?? 0) <= text.length * MOST_FOREIGN ? encoding : undefined
}

/**
 * First bytes of most non-ASCII Latin letters in UTF-8; words in old encodings do not end with the letters of these
 * bytes.
 */
const HALF_LETTERS: ReadonlySet<number> = new Set([0xc2, 0xc3])

/** Whether a text is UTF-8 with invalid bytes in between, because two files were joined, or is cut off within a letter. */
function isBrokenUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes)
  const lost = text.match(/\ufffd/g)?.length ?? 0
  const letters = text.match(/(?!\ufffd)\P{ASCII}/gu)?.length ?? 0
  return letters >= lost || (lost === 1 && HALF_LETTERS.has(bytes.at(-1) ?? 0))
}

function findBadLine(bytes: Uint8Array, encoding: string): number {
  const text = new TextDecoder(encoding).decode(bytes)
  return countLines(text.slice(0, Math.max(0, text.indexOf('\ufffd'))))
}

const countLines = (before: string) => before.split(/\r\n|\r|\n/).length

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)
