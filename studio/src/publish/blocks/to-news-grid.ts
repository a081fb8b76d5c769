import { ARTICLE_KINDS } from '@menagerie/contract/article'
import { z } from 'zod'
import { readDocument } from '../parts/document.ts'
import type { Lookup } from '../parts/lookup.ts'
import { relationId, relationIds, storedText } from '../parts/stored-values.ts'

const stored = z.object({
  title: storedText,
  source: z.enum(ARTICLE_KINDS, 'Choose where the newest come from'),
  tag: relationId,
  articles: relationIds,
})

/** Transforms both news grids, which are stored alike. The key of an article is the id of its document. */
export function toNewsGrid(block: unknown, lookup: Lookup) {
  const { tag, articles, ...fields } = readDocument(stored, block)
  return {
    ...fields,
    tag: tag === undefined ? undefined : lookup.termOf(tag)?.code,
    articles: [...new Set(articles)],
  }
}
