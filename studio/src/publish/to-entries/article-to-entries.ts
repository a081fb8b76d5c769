import { ARTICLE_KINDS } from '@menagerie/contract/article'
import type { Entry } from '@menagerie/contract/entry'
import { z } from 'zod'
import { toPublishedBlocks } from '../blocks/to-blocks.ts'
import { findPublishedSite, readDocument } from '../parts/document.ts'
import type { Lookup } from '../parts/lookup.ts'
import { relationId, relationIds } from '../parts/stored-values.ts'
import { storedContent, toContent, toInnerPath } from './content.ts'

const storedArticle = storedContent.extend({
  role_type: z.enum(ARTICLE_KINDS, 'Choose the kind of article'),
  categories: relationIds,
  checkedBy: relationId,
})

export function articleToEntries(document: unknown, lookup: Lookup): Entry<'article'>[] {
  const article = readDocument(storedArticle, document)
  const site = findPublishedSite(article.site)
  return [
    {
      kind: 'article',
      brand: site.brand,
      locale: site.code,
      key: article.id,
      path: toInnerPath(article.path),
      body: {
        ...toContent(article, site, lookup),
        role_type: article.role_type,
        categories: article.categories,
        checkedBy: article.checkedBy,
        main: toPublishedBlocks(article.main, 'main', lookup),
      },
    },
  ]
}
