import type { SearchRecord } from '@menagerie/search/port/search-record'
import type { RecordContext } from './record-context.ts'
import { toCategoryNames } from './to-category-names.ts'
import { toContentFields } from './to-content-fields.ts'

/** Makes a search record of an article. By reading 20, kind `blog` is for blog posts; news and advice count as pages. */
export function toArticleRecord(ctx: RecordContext, key: string): SearchRecord | undefined {
  const article = ctx.reader.get('article', key)
  if (article?.path === undefined || !article.body.robots.index) return undefined
  const { body, path } = article
  return {
    objectID: key,
    type: body.role_type === 'blog' ? 'blog' : 'page',
    kind: body.role_type,
    path,
    ...toContentFields(ctx, { path, body }, body.main),
    categories: toCategoryNames(ctx, body.categories),
  }
}
