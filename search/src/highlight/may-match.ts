import type { MatchedWords } from '../query/query-words.ts'

const ASCII = 128
const LETTERS = 26
const SMALL_A = 97

/** Lookup tables: by character code, 1 where a matched word begins with it; by two letters a to z, 1 where one begins with both. */
type Beginnings = { readonly first: Uint8Array; readonly pairs: Uint8Array }

const beginnings = new WeakMap<MatchedWords, Beginnings>()

/** Finds the ASCII letters and digits with which the matched words begin. Letters with accents fold to the plain letter. */
export function findBeginnings(matched: MatchedWords): Beginnings {
  const known = beginnings.get(matched)
  if (known !== undefined) return known
  const begins = { first: new Uint8Array(ASCII), pairs: new Uint8Array(LETTERS * LETTERS) }
  for (const word of matched.keys()) {
    begins.first[word.charCodeAt(0)] = 1
    const pair = toPair(word.charCodeAt(0), word.charCodeAt(1))
    if (pair >= 0) begins.pairs[pair] = 1
  }
  beginnings.set(matched, begins)
  return begins
}

/** Returns -1 unless both are letters a to z. The code after the end of a text is NaN. */
function toPair(code: number, next: number): number {
  const a = code - SMALL_A
  const b = next - SMALL_A
  return a >= 0 && a < LETTERS && b >= 0 && b < LETTERS ? a * LETTERS + b : -1
}

/** Tells whether a word that begins with these two codes may be among the matched ones. */
export function mayBegin(code: number, next: number, { first, pairs }: Beginnings): boolean {
  if (code >= ASCII) return true
  if (first[code] !== 1) return false
  const pair = toPair(code, next)
  return pair < 0 || pairs[pair] === 1
}

const OTHER = 0
const LETTER = 1
const DIGIT = 2
/** Characters that are not examined further. */
const FOREIGN = 3
/** The bit that distinguishes lower-case ASCII letters from capitals. */
const LOWER = 32

/**
 * Returns false when no word of `text` begins like a matched one: most short texts then need no analysis. Returns
 * true in doubt: where a word begins with an accent, or has characters that are not Latin.
 */
export function mayMatch(text: string, begins: Beginnings): boolean {
  let before = OTHER
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    const kind = toKind(code)
    if (kind === FOREIGN) return true
    const isBeginning = kind !== OTHER && kind !== before
    if (isBeginning && mayBegin(kind === LETTER ? code | LOWER : code, text.charCodeAt(at + 1) | LOWER, begins))
      return true
    before = kind
  }
  return false
}

function toKind(code: number): number {
  if (code >= 48 && code <= 57) return DIGIT
  const lower = code | LOWER
  if (lower >= 97 && lower <= 122) return LETTER
  if (code < ASCII || isSign(code)) return OTHER
  return isLatin(code) ? LETTER : FOREIGN
}

/** All characters from À to ɏ are letters except × and ÷. */
function isLatin(code: number): boolean {
  return code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7
}

/** Frequent punctuation outside ASCII: no-break spaces, quotes, dashes, degrees, currencies, trade marks. */
function isSign(code: number): boolean {
  if (code >= 0x2010) return code <= 0x2030 || (code >= 0x20a0 && code <= 0x20bf) || code === 0x2122
  return code === 0xa0 || code === 0xab || code === 0xbb || code === 0xb0 || code === 0xae
}
