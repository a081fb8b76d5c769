import { readFields, readJsonNumber, readJsonText, readJsonTexts, readList } from './read-json.ts'

/** How search understood the words of a query. */
export type UnderstoodWords = {
  /** Words that were used as filters, as typed. */
  facts: readonly string[]
  /** Words that were dropped, as no hit has them together with the others. */
  leftOut: readonly string[]
  /** The remaining words, which the hits match. */
  kept: string
  /** How mistyped words were read. */
  corrected: readonly string[]
  /** When nothing is found: queries that find something, with the number of hits. */
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

/** Says which words were dropped and what the hits match. In `text`, `#` stands for the first, `##` for the second. */
export const sayLeftOut = (text: string, { leftOut, kept }: Pick<UnderstoodWords, 'leftOut' | 'kept'>) =>
  text.replaceAll(/##?/gu, (sign) => (sign === '##' ? kept : leftOut.join(', ')))

/** Quotes the query, so that its words are not interpreted. */
export const toQuoted = (query: string) => `"${query.replaceAll('"', '')}"`
