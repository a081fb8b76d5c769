import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import type { Lookup } from '../parts/lookup.ts'
import { storedRichText } from '../parts/stored-rich-text.ts'
import { storedList, storedText } from '../parts/stored-values.ts'
import { toRichText } from '../parts/to-rich-text.ts'

const stored = z.object({
  title: storedText,
  items: storedList(z.object({ id: z.string(), question: storedText, answer: storedRichText })),
})

/** Leaves out rows without a question or an answer. */
export function toFaq(block: unknown, lookup: Lookup) {
  const { title, items } = readDocument(stored, block)
  return {
    title,
    items: items.flatMap(({ id, question, answer: written }) => {
      const answer = toRichText(written, lookup)
      return question === undefined || answer.length === 0 ? [] : [{ id, question, answer }]
    }),
  }
}
