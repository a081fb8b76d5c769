/** What role a character has inside a text. */
export const LETTER = 1
export const DIGIT = 2
/** Belongs to the character before it. */
export const MARK = 3
export const APOSTROPHE = 4
/** Soft hyphens, joiners, zero-width and direction marks: invisible, so they do not break words. */
export const IGNORED = 5
export const DECIMAL_SIGN = 6
const SEPARATOR = 7
type CharacterKind = 1 | 2 | 3 | 4 | 5 | 6 | 7

export const APOSTROPHES = "'’ʼ‘`´′＇ʹ‛ꞌ"
const IGNORABLE = /^[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]$/

const ASTRAL = 0x10000
/** Caches kinds of the Basic Multilingual Plane; 0 is not known yet. */
const KINDS = new Uint8Array(ASTRAL)

function findKind(codePoint: number): CharacterKind {
  const character = String.fromCodePoint(codePoint)
  if (APOSTROPHES.includes(character)) return APOSTROPHE
  if (IGNORABLE.test(character)) return IGNORED
  if (character === '.' || character === ',') return DECIMAL_SIGN
  if (/^[\p{L}\p{Nl}]$/u.test(character)) return LETTER
  if (/^\p{N}$/u.test(character)) return DIGIT
  if (/^\p{M}$/u.test(character)) return MARK
  return SEPARATOR
}

export function classifyCharacter(codePoint: number): number {
  if (codePoint >= ASTRAL) return findKind(codePoint)
  const known = KINDS[codePoint]
  if (known) return known
  const kind = findKind(codePoint)
  KINDS[codePoint] = kind
  return kind
}
