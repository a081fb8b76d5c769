import type { RenderContext } from '../../context/render-context.ts'
import type { ProductResultView } from '../../features/products/to-product-results.ts'
import type { ToCards } from '../../features/search/ask-list.ts'
import { askServer } from '../../features/search/ask-server.ts'
import type { ListSettings } from '../../features/search/list-settings.ts'
import type { LiveParts } from '../../platform/live-parts.ts'
import { toSearch } from '../../platform/query-field.ts'
import type { Published } from '../../replica/reader.ts'
import { readSearchState, type SearchState } from '../../search-client/search-state.ts'
import type { Loaded } from '../page/page-config.ts'
import type { PageDocument } from '../page/page-document.ts'
import { toCategorySettings } from '../products/category-pages.ts'
import type { AskedList } from './product-list.ts'
import { toProductCardsOf } from './result-lists.tsx'

type Page = Published<'page'>
type DrawPage = (ctx: RenderContext, page: Page, asked: AskedList<ProductResultView>) => PageDocument

/** Loads a category page with chosen filters: searches first, then renders its template. */
export function loadFilteredPage(draw: DrawPage) {
  return async (ctx: RenderContext, page: Page, live: LiveParts): Promise<Loaded> => {
    const settings = toCategorySettings(ctx, page)
    const asked = await loadAskedPage(ctx, live, settings, toProductCardsOf(ctx, settings))
    if ('status' in asked) return asked
    return (drawn) => draw(drawn, page, asked)
  }
}

/** Returns what the address asks for, with what search finds: 404 after the last page, or a redirect where editors redirect the words. */
export async function loadAskedPage<Card>(
  ctx: RenderContext,
  live: LiveParts,
  settings: ListSettings,
  toCards: ToCards<Card>,
): Promise<AskedList<Card> | { status: 404 } | { status: 303; path: string }> {
  const state = readState(ctx, settings)
  const found = await askServer(live, state, settings, toCards)
  if (found === undefined) return { state, found }
  if (state.page > Math.max(1, found.pages)) return { status: 404 }
  const path = found.redirect === undefined ? undefined : toOwnPath(found.redirect, settings.home)
  return path === undefined ? { state, found } : { status: 303, path }
}

function readState({ query = new Map() }: RenderContext, { names }: Pick<ListSettings, 'names'>): SearchState {
  return readSearchState(toSearch(query), names)
}

/** Returns a path inside the brand-locale; redirects to elsewhere are only followed by the list in the browser. */
function toOwnPath(href: string, home: string): string | undefined {
  if (!href.startsWith(home) || href.includes('?') || href.includes('#')) return undefined
  return href.slice(home.length).replace(/\/$/, '')
}
