import type { MatchedWords } from '../query/query-words.ts'

const ASCII = 128
const LETTERS = 26
const SMALL_A = 97

/** Marks by code: 1 where a matched word begins so; by two letters a to z: 1 where one begins with both. */
type Beginnings = { readonly first: Uint8Array; readonly pairs: Uint8Array }

const beginnings = new WeakMap<MatchedWords, Beginnings>()

/** With which ASCII letters and digits the matched words begin. An ASCII letter folds to itself, whatever accent it has. */
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

/** -1 where not both are letters a to z. The code behind the end of a text is not a number. */
function toPair(code: number, next: number): number {
  const a = code - SMALL_A
  const b = next - SMALL_A
  return a >= 0 && a < LETTERS && b >= 0 && b < LETTERS ? a * LETTERS + b : -1
}

/** Whether a word that begins with these two codes may be among the matched ones. */
export function mayBegin(code: number, next: number, { first, pairs }: Beginnings): boolean {
  if (code >= ASCII) return true
  if (first[code] !== 1) return false
  const pair = toPair(code, next)
  return pair < 0 || pairs[pair] === 1
}

const OTHER = 0
const LETTER = 1
const DIGIT = 2
/** What is not looked at more closely. */
const FOREIGN = 3
/** The bit that small letters have and capitals have not. */
const LOWER = 32

/**
 * False when no word of `text` begins as a matched one does: most short texts need no analysis to know that nothing in them answers.
 * In doubt true: where a word begins with an accent, or has what is not Latin.
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

/** All of À to ɏ are letters but × and ÷. */
function isLatin(code: number): boolean {
  return code >= 0xc0 && code <= 0x24f && code !== 0xd7 && code !== 0xf7
}

/** Signs beyond ASCII that texts are full of: blanks that hold together, quotes, dashes, degrees, currencies, trade marks. */
function isSign(code: number): boolean {
  if (code >= 0x2010) return code <= 0x2030 || (code >= 0x20a0 && code <= 0x20bf) || code === 0x2122
  return code === 0xa0 || code === 0xab || code === 0xbb || code === 0xb0 || code === 0xae
}
