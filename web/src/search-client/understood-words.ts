import { readFields, readJsonNumber, readJsonText, readJsonTexts, readList } from './read-json.ts'

/** What search took the words of a query for. */
export type UnderstoodWords = {
  /** Words that filter, as they were typed. */
  facts: readonly string[]
  /** Words that nothing has beside the others. */
  leftOut: readonly string[]
  /** The others, which the hits are for. */
  kept: string
  /** What mistyped words were read as. */
  corrected: readonly string[]
  /** Where nothing is found: words that find something, and how much. */
  near: readonly { words: string; count: number }[]
}

export function readUnderstood(value: unknown): UnderstoodWords {
  const { facts, leftOut, kept, corrected, near } = readFields(value)
  return {
    facts: readJsonTexts(facts),
    leftOut: readJsonTexts(leftOut),
    kept: readJsonText(kept),
    corrected: readList(corrected).flatMap((one) => readJsonText(readFields(one).to) || []),
    near: readList(near).flatMap((one) => {
      const { query, count } = readFields(one)
      return readJsonText(query) === '' ? [] : [{ words: readJsonText(query), count: readJsonNumber(count) }]
    }),
  }
}

/** Says which words are left out and what the hits are for. `text`: `#` stands for the first, `##` for the second. */
export const sayLeftOut = (text: string, { leftOut, kept }: Pick<UnderstoodWords, 'leftOut' | 'kept'>) =>
  text.replaceAll(/##?/gu, (sign) => (sign === '##' ? kept : leftOut.join(', ')))

/** The same words as no more than words. */
export const toQuoted = (query: string) => `"${query.replaceAll('"', '')}"`
