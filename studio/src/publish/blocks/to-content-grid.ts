import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import { relationId, storedList, storedText } from '../parts/stored-values.ts'

const KINDS = { pages: 'page', articles: 'article' } as const

const stored = z.object({
  title: storedText,
  items: storedList(z.object({ relationTo: z.enum(['pages', 'articles']), value: relationId })),
})

/** Removes duplicates. */
export function toContentGrid(block: unknown) {
  const { title, items } = readDocument(stored, block)
  const byId = new Map(
    items.flatMap(({ relationTo, value: key }) => (key === undefined ? [] : [[key, { kind: KINDS[relationTo], key }]])),
  )
  return { title, items: [...byId.values()] }
}
