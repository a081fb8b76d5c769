import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'

type Popular = { title: string; terms: readonly string[]; path?: string }

/** Loads the editors' popular terms (spec §3, search settings), for visitors without a query. */
export function loadPopular({ reader, t }: RenderContext): { popular?: Popular } {
  const [key] = reader.list(LISTS.searchSettings)
  const terms = key === undefined ? [] : (reader.get('search-settings', key)?.body.terms ?? [])
  return terms.length === 0 ? {} : { popular: { title: t('search.popular'), terms } }
}

/** Returns the same for lists of posts, with links to the product search: the terms are about products. */
export function loadPopularProducts(ctx: RenderContext): ReturnType<typeof loadPopular> {
  const { popular } = loadPopular(ctx)
  return popular ? { popular: { ...popular, path: ctx.links.href(fixedPagePath(ctx.site, 'product-search')) } } : {}
}
