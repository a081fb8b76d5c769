import { cleanLine, toNameKey } from '@menagerie/contract/clean-text'
import { clipText } from '@menagerie/contract/human-text'
import { SYNONYM_TYPES, type SynonymType } from '@menagerie/contract/search-synonyms'
import { z } from 'zod'

/** Limit for clarity; each row also makes every search slightly slower. */
export const MAX_SYNONYM_ROWS = 500
/** Limit of other search engines, so that a list can be transferred to one. */
const MAX_WORDS_PER_ROW = 20
const MAX_WORD_LENGTH = 100

/** Whether the type of row has a separate first word. */
export const hasOwnWord = (type: unknown): boolean => type !== 'synonym'

const formRow = z.looseObject({
  type: z.enum(SYNONYM_TYPES).nullish().catch(undefined),
  word: z.string().nullish().catch(undefined),
  words: z.array(z.string()).nullish().catch(undefined),
})

type SynonymRow = { type: SynonymType | undefined; word: string; words: string[] }

/** Reads a row of the form, with trimmed words and without empty ones. */
export function readSynonymRow(row: unknown): SynonymRow {
  const { type, word, words } = formRow.safeParse(row).data ?? {}
  return {
    type: type ?? undefined,
    word: hasOwnWord(type) ? cleanLine(word ?? '') : '',
    words: (words ?? []).map((one) => cleanLine(one)).filter((one) => one !== ''),
  }
}

/** Validates the words of a row. */
export function checkWords(row: unknown): true | string {
  const { type, word, words } = readSynonymRow(row)
  if (type === 'synonym' && words.length < 2) return 'Enter at least two words that mean the same'
  if (words.length === 0) return 'Enter at least one word'
  if (words.length > MAX_WORDS_PER_ROW) return `A row can have at most ${MAX_WORDS_PER_ROW} words: add another row`
  const long = words.find(isTooLong)
  if (long !== undefined) return `“${clipText(long, 20)}…” is longer than ${MAX_WORD_LENGTH} characters`
  const twice = findTwice([...(word === '' ? [] : [word]), ...words])
  return twice === undefined || `“${twice}” appears twice in this row`
}

/** Validates the first word of a row. */
export function checkOwnWord(row: unknown): true | string {
  const { type, word } = readSynonymRow(row)
  if (!hasOwnWord(type)) return true
  if (word === '') return 'Enter the word that this row starts from'
  return !isTooLong(word) || `A word can have at most ${MAX_WORD_LENGTH} characters`
}

export function checkSynonymRows(rows: unknown): true | string {
  const count = Array.isArray(rows) ? rows.length : 0
  return count <= MAX_SYNONYM_ROWS || `A list can have at most ${MAX_SYNONYM_ROWS} rows, and this one has ${count}`
}

const isTooLong = (word: string) => word.length > MAX_WORD_LENGTH

/** Case makes no difference to search. */
function findTwice(words: readonly string[]): string | undefined {
  const seen = new Set<string>()
  return words.find((word) => {
    const same = toNameKey(word)
    return seen.size === seen.add(same).size
  })
}
