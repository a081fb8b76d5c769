import type { ContentCardView } from '../../blocks/ContentGrid/ContentGrid.tsx'
import { loadContentCard } from '../../blocks/ContentGrid/load.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { loadMenuNames, sortByMenu } from '../../features/navigation/menu-names.ts'
import { LISTS } from '../../replica/to-listings.ts'

/** A link to a page of which only the name is shown. */
export type PageName = { href: string; title: string }

/** Spec §9: an automatic grid has at most four cards. Further pages are listed below it by name, so that all can be reached. */
const MAX_CARDS = 4

export type ChildPages = { cards: readonly ContentCardView[]; others: readonly PageName[] }

export function loadChildren(ctx: RenderContext, path: string): ChildPages {
  const keys = sortByMenu(ctx, ctx.reader.list(LISTS.children(path)))
  const names = loadMenuNames(ctx)
  const cards = keys.slice(0, MAX_CARDS).flatMap((key) => {
    const card = loadContentCard(ctx, { kind: 'page', key })
    return card === undefined ? [] : [{ ...card, title: names.get(key) ?? card.title }]
  })
  return { cards, others: loadNames(ctx, 'page', keys.slice(MAX_CARDS)) }
}

/** Lists all pages directly below a path, with names and order of the menu. */
export const listChildNames = (ctx: RenderContext, path: string): PageName[] =>
  loadNames(ctx, 'page', sortByMenu(ctx, ctx.reader.list(LISTS.children(path))))

/** Reads only titles and paths; a name in the menu has precedence. */
export function loadNames(ctx: RenderContext, kind: 'page' | 'job', keys: readonly string[]): PageName[] {
  const names = loadMenuNames(ctx)
  return keys.flatMap((key) => {
    const path = ctx.reader.pathOf(kind, key)
    const title = names.get(key) ?? ctx.reader.titleOf(kind, key)
    return path === undefined || title === undefined ? [] : [{ href: ctx.links.href(path), title }]
  })
}
