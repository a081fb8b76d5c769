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

/** `start` and `end` are offsets into the text in UTF-16 units; `word` is lower-cased NFC, without invisible characters. */
export type Token = { start: number; end: number; word: string }

export type Elision = {
  /** Articles and the like before an apostrophe, no tokens of their own: `l'eau` is `eau`. */
  readonly dropped: ReadonlySet<string>
  /** Whether any other apostrophe parts two words (`sant'angelo`) or belongs to the word (`aujourd'hui`). */
  readonly parts: boolean
}

/** Longer words are cut in `word`, not in their offsets: nobody types them, and all later work grows with them. */
export const LONGEST_WORD = 80

const INVISIBLE = /\u00AD|\u200C|\u200D|\u2060|\uFEFF/g
const ANY_APOSTROPHE = new RegExp(`[${APOSTROPHES}]`, 'g')
const PLAIN = /^[a-z0-9']*$/

function toWord(text: string, start: number, end: number): string {
  let cut = end
  if (end - start > LONGEST_WORD) {
    cut = start + LONGEST_WORD
    const last = text.charCodeAt(cut - 1)
    if (last >= 0xd800 && last < 0xdc00) cut -= 1
  }
  const word = text.slice(start, cut).toLowerCase()
  if (PLAIN.test(word)) return word
  return word.replace(INVISIBLE, '').replace(ANY_APOSTROPHE, "'").normalize('NFC')
}

const kindAt = (text: string, at: number): number =>
  at < text.length ? classifyCharacter(text.codePointAt(at) ?? 0) : 0
const unitsAt = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1)

/** The end of a run of `kind` that begins at `from`, with the marks and invisible characters inside. */
function findRunEnd(text: string, from: number, kind: number): number {
  let end = from
  for (let at = from; at < text.length; ) {
    const here = kindAt(text, at)
    if (here !== kind && here !== MARK && here !== IGNORED) break
    at += unitsAt(text, at)
    if (here !== IGNORED) end = at
  }
  return end
}

/** `1,5` and `1.000` are one number, `1,2,3` are three. */
function addNumber(text: string, start: number, tokens: Token[]): number {
  const ends = [findRunEnd(text, start, DIGIT)]
  let end = ends[0] ?? start
  let commas = 0
  let isGrouped = true
  while (kindAt(text, end) === DECIMAL_SIGN && kindAt(text, end + 1) === DIGIT) {
    const next = findRunEnd(text, end + 1, DIGIT)
    if (text[end] === ',') {
      commas += 1
      if (next - end !== 4) isGrouped = false
      ends.push(end, next)
    }
    end = next
  }
  if (commas < 2 || isGrouped) {
    tokens.push({ start, end, word: toWord(text, start, end) })
    return end
  }
  let from = start
  for (let at = from; at <= end; at += 1) {
    if (at < end && text[at] !== ',') continue
    tokens.push({ start: from, end: at, word: toWord(text, from, at) })
    from = at + 1
  }
  return end
}

function addWord(text: string, begin: number, elision: Elision | undefined, tokens: Token[]): number {
  let start = begin
  let end = findRunEnd(text, start, LETTER)
  while (kindAt(text, end) === APOSTROPHE && kindAt(text, end + 1) === LETTER) {
    if (elision && end - start <= LONGEST_WORD) {
      const before = toWord(text, start, end)
      const isDropped = elision.dropped.has(before)
      if (!isDropped && elision.parts) tokens.push({ start, end, word: before })
      if (isDropped || elision.parts) start = end + 1
    }
    end = findRunEnd(text, end + 1, LETTER)
  }
  tokens.push({ start, end, word: toWord(text, start, end) })
  return end
}

/**
 * Words and numbers of a text in their order, none overlapping. Letters and digits part wherever they meet (`400g`, `omega3`,
 * `B12`, skus) and hyphens part always, so that every spelling gives the same tokens and the start of a word gives the start of
 * its tokens. Time is linear in the text's length.
 */
export function tokenize(text: string, elision?: Elision): Token[] {
  const tokens: Token[] = []
  let at = 0
  while (at < text.length) {
    const kind = kindAt(text, at)
    if (kind === LETTER) at = addWord(text, at, elision, tokens)
    else if (kind === DIGIT) at = addNumber(text, at, tokens)
    else at += unitsAt(text, at)
  }
  return tokens
}
