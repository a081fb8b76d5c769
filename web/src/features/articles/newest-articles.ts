import type { ArticleKind } from '@menagerie/contract/article'
import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'

const NONE: ReadonlySet<string> = new Set()

type Newest = { kind: ArticleKind; tag?: string | undefined; count: number }

/** Returns the keys of the newest articles, without the page's own (a page does not link to itself) and those it already shows. */
export function findNewestArticles({ reader, page }: RenderContext, { kind, tag, count }: Newest): readonly string[] {
  const newest = reader.list(LISTS.articles(kind, tag))
  if (page === undefined) return newest.slice(0, count)
  const { path, shownArticles = NONE } = page
  return newest
    .filter((key) => !shownArticles.has(key))
    .slice(0, count + 1)
    .filter((key) => reader.pathOf('article', key) !== path)
    .slice(0, count)
}
