import type { ArticleKind } from '@menagerie/contract/article'
import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'

const NONE: ReadonlySet<string> = new Set()

type Newest = { kind: ArticleKind; tag?: string | undefined; count: number }

/** Keys of the newest articles, without the one whose own page asks (a page does not lead to itself) and those it shows already. */
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
