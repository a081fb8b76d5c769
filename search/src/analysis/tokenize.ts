import {
  APOSTROPHE,
  APOSTROPHES,
  classifyCharacter,
  DECIMAL_SIGN,
  DIGIT,
  IGNORED,
  LETTER,
  MARK,
} from './classify-character.ts'
import { remember } from './remember.ts'

/** `start` and `end` are offsets into the text in UTF-16 units; `word` is lower-cased NFC, without invisible characters. */
export type Token = { start: number; end: number; word: string }

export type Elision = {
  /** Articles and the like before an apostrophe that are dropped: `l'eau` is `eau`. */
  readonly dropped: ReadonlySet<string>
  /** Whether other apostrophes separate two words (`sant'angelo`) or belong to the word (`aujourd'hui`). */
  readonly parts: boolean
}

/** Longer words are cut in `word`, but not in their offsets: such words are not typed, and all later work grows with them. */
export const LONGEST_WORD = 80

const INVISIBLE = /\u200C|\u200D|[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g
const ANY_APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'g')
const PLAIN = /^[a-z0-9']*$/

/** Returns the word of a part of a text, always the same string object for the same part, so that later look-ups are fast. */
const toWord = remember((part) => {
  const word = part.toLowerCase()
  return PLAIN.test(word) ? word : word.replace(INVISIBLE, '').replace(ANY_APOSTROPHE, "'").normalize('NFC')
})

function cutWord(text: string, start: number, end: number): string {
  if (end - start <= LONGEST_WORD) return toWord(text.slice(start, end))
  const last = text.charCodeAt(start + LONGEST_WORD - 1)
  const isHalf = last >= 0xd800 && last < 0xdc00
  return toWord(text.slice(start, start + LONGEST_WORD - (isHalf ? 1 : 0)))
}

/** Returns 0 after the end. */
function kindAt(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  if (unit >= 0xd800 && unit < 0xe000) return classifyCharacter(text.codePointAt(at) ?? 0)
  return unit >= 0 ? classifyCharacter(unit) : 0
}

/** Returns the number of code units of the character. */
function sizeAt(text: string, at: number): 1 | 2 {
  const unit = text.charCodeAt(at)
  return unit >= 0xd800 && unit < 0xdc00 && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
}

/** Returns the end of a run of `kind` that begins at `from`, including marks and invisible characters inside. */
function findRunEnd(text: string, from: number, kind: number): number {
  let end = from
  for (let at = from; at < text.length; ) {
    const here = kindAt(text, at)
    if (here !== kind && here !== MARK && here !== IGNORED) break
    at += sizeAt(text, at)
    if (here !== IGNORED) end = at
  }
  return end
}

/** `1,5` and `1.000` are one number, `1,2,3` are three. */
function addNumber(text: string, start: number, tokens: Token[]): number {
  let end = findRunEnd(text, start, DIGIT)
  let commas = 0
  let isGrouped = true
  while (kindAt(text, end) === DECIMAL_SIGN && kindAt(text, end + 1) === DIGIT) {
    const next = findRunEnd(text, end + 1, DIGIT)
    if (text[end] === ',') {
      commas += 1
      if (next - end !== 4) isGrouped = false
    }
    end = next
  }
  if (commas < 2 || isGrouped) {
    tokens.push({ start, end, word: cutWord(text, start, end) })
    return end
  }
  let from = start
  for (let at = from; at <= end; at += 1) {
    if (at < end && text[at] !== ',') continue
    tokens.push({ start: from, end: at, word: cutWord(text, from, at) })
    from = at + 1
  }
  return end
}

function addWord(text: string, begin: number, elision: Elision | undefined, tokens: Token[]): number {
  let start = begin
  let end = findRunEnd(text, start, LETTER)
  while (kindAt(text, end) === APOSTROPHE && kindAt(text, end + 1) === LETTER) {
    if (elision && end - start <= LONGEST_WORD) {
      const before = cutWord(text, start, end)
      const isDropped = elision.dropped.has(before)
      if (!isDropped && elision.parts) tokens.push({ start, end, word: before })
      if (isDropped || elision.parts) start = end + 1
    }
    end = findRunEnd(text, end + 1, LETTER)
  }
  tokens.push({ start, end, word: cutWord(text, start, end) })
  return end
}

/**
 * Returns the words and numbers of a text in order, without overlap. Letters and digits are separated (`400g`,
 * `omega3`, `B12`, skus), and hyphens always separate, so that every spelling gives the same tokens, and the start of
 * a word gives the start of its tokens. Takes linear time.
 */
export function tokenize(text: string, elision?: Elision): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const kind = kindAt(text, at)
    if (kind === LETTER) at = addWord(text, at, elision, tokens)
    else if (kind === DIGIT) at = addNumber(text, at, tokens)
    else at += sizeAt(text, at)
  }
  return tokens
}
