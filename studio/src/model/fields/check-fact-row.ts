import { clipText } from '@menagerie/contract/human-text'
import { FACT_WORD_KINDS, type FactWordKind } from '@menagerie/contract/search-synonyms'
import { z } from 'zod'

export const MAX_FACT_ROWS = 500
/** Maximum number of words: products that are not sold are listed in one long row. */
const MAX_WORDS = 1000
const MAX_LETTERS = 100

export const hasTerms = (kind: unknown): boolean => kind === 'fact' || kind === 'need'

const formRow = z.looseObject({
  kind: z.enum(FACT_WORD_KINDS).nullish().catch(undefined),
  words: z.array(z.string()).nullish().catch(undefined),
  terms: z.array(z.unknown()).nullish().catch(undefined),
})

type FactRow = { kind: FactWordKind | undefined; words: string[]; terms: readonly unknown[] }

/** Reads a row of the form, with trimmed words and without empty ones. */
function readFactRow(row: unknown): FactRow {
  const { kind, words, terms } = formRow.safeParse(row).data ?? {}
  return {
    kind: kind ?? undefined,
    words: (words ?? []).map((word) => word.trim()).filter((word) => word !== ''),
    terms: terms ?? [],
  }
}

/** Validates the words of a row. */
export function checkFactWords(row: unknown): true | string {
  const { words } = readFactRow(row)
  if (words.length === 0) return 'Enter at least one word'
  if (words.length > MAX_WORDS) return `A row can have at most ${MAX_WORDS} words: add another row`
  const long = words.find(({ length }) => length > MAX_LETTERS)
  return long === undefined || `“${clipText(long, 20)}…” is longer than ${MAX_LETTERS} characters`
}

/** Validates the terms of a row. */
export function checkFactTerms(row: unknown): true | string {
  const { kind, terms } = readFactRow(row)
  return !hasTerms(kind) || terms.length > 0 || 'Choose at least one term, or say that you do not sell it'
}
