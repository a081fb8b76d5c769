import type { ContentCardView } from '../../blocks/ContentGrid/ContentGrid.tsx'
import { loadContentCard } from '../../blocks/ContentGrid/load.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { type QueryField, wholeNumberField } from '../../platform/query-field.ts'
import { LISTS } from '../../replica/to-listings.ts'

/** Three rows of four, as many as a page of the blog has by spec §2. */
const CARDS_PER_PAGE = 12
/** Spec §9: the first two of advice and news are big, the rest small. The big ones are on the first page, in addition to a full page of small ones. */
const BIG_ARTICLES = 2

/** Child pages and articles on one page of an overview; `number` is that page. */
type OverviewPage = {
  cards: ContentCardView[]
  /** Article keys, the newest first. */
  articles: { big: readonly string[]; small: readonly string[] }
  number: number
  count: number
}

export function toPageNumberField(ctx: RenderContext, path: string): QueryField<number> {
  return wholeNumberField('page', { first: 1, last: countPages(loadLists(ctx, path)) })
}

export function loadOverviewPage(ctx: RenderContext, path: string): OverviewPage {
  const lists = loadLists(ctx, path)
  const count = countPages(lists)
  const number = wholeNumberField('page', { first: 1, last: count }).read(ctx.query)
  const cards = cut(lists.children, number).flatMap((key) => loadContentCard(ctx, { kind: 'page', key }) ?? [])
  const articles = { big: number === 1 ? lists.big : [], small: cut(lists.small, number) }
  return { cards, articles, number, count }
}

function loadLists({ reader }: RenderContext, path: string) {
  const articles = reader.list(LISTS.articlesBelow(path))
  return {
    children: reader.list(LISTS.children(path)),
    big: articles.slice(0, BIG_ARTICLES),
    small: articles.slice(BIG_ARTICLES),
  }
}

const cut = (keys: readonly string[], number: number) =>
  keys.slice((number - 1) * CARDS_PER_PAGE, number * CARDS_PER_PAGE)

function countPages({ children, small }: ReturnType<typeof loadLists>): number {
  return Math.max(1, Math.ceil(Math.max(children.length, small.length) / CARDS_PER_PAGE))
}
