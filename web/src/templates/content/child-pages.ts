import type { ContentCardView } from '../../blocks/ContentGrid/ContentGrid.tsx'
import { loadContentCard } from '../../blocks/ContentGrid/load.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'

/** A link to a page of which just the name is shown. */
export type PageName = { href: string; title: string }

/** Spec §9: a grid that fills itself has four cards at most. What does not fit is named below it, so that nothing is out of reach. */
const MAX_CARDS = 4

export type ChildPages = { cards: readonly ContentCardView[]; others: readonly PageName[] }

export function loadChildren(ctx: RenderContext, path: string): ChildPages {
  const keys = ctx.reader.list(LISTS.children(path))
  const cards = keys.slice(0, MAX_CARDS).flatMap((key) => loadContentCard(ctx, { kind: 'page', key }) ?? [])
  return { cards, others: loadNames(ctx, 'page', keys.slice(MAX_CARDS)) }
}

/** Reads titles and paths alone. */
export function loadNames(ctx: RenderContext, kind: 'page' | 'job', keys: readonly string[]): PageName[] {
  return keys.flatMap((key) => {
    const path = ctx.reader.pathOf(kind, key)
    const title = ctx.reader.titleOf(kind, key)
    return path === undefined || title === undefined ? [] : [{ href: ctx.links.href(path), title }]
  })
}
