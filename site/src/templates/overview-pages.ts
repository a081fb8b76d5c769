import type { ContentCardView } from '../blocks/ContentGrid/ContentGrid.tsx'
import { loadContentCard } from '../blocks/ContentGrid/load.ts'
import { type QueryField, wholeNumber } from '../platform/query-field.ts'
import type { RenderContext } from '../replica/render-context.ts'
import { LISTS } from '../replica/to-listings.ts'

/** Three rows of four, and as many as spec §2 gives a page of the blog. */
const CARDS_PER_PAGE = 12

/** Child pages of an overview that has several pages of them; `number` is the one that is shown. */
export type OverviewPage = { cards: ContentCardView[]; number: number; count: number }

export function toPageNumberField(ctx: RenderContext, path: string): QueryField<number> {
  return wholeNumber('page', { first: 1, last: countPages(listChildren(ctx, path)) })
}

export function loadOverviewPage(ctx: RenderContext, path: string): OverviewPage {
  const keys = listChildren(ctx, path)
  const number = toPageNumberField(ctx, path).read(ctx.query)
  const shown = keys.slice((number - 1) * CARDS_PER_PAGE, number * CARDS_PER_PAGE)
  const cards = shown.flatMap((key) => loadContentCard(ctx, { kind: 'page', key }) ?? [])
  return { cards, number, count: countPages(keys) }
}

const listChildren = (ctx: RenderContext, path: string) => ctx.reader.list(LISTS.children(path))
const countPages = (keys: readonly string[]) => Math.max(1, Math.ceil(keys.length / CARDS_PER_PAGE))
