import { findFixedLink } from '../../content/answered-routes.ts'
import { resolveLinkAddress } from '../../content/resolve-link.ts'
import type { RenderContext } from '../../context/render-context.ts'
import type { OverlayLink, OverlayText, SearchOverlay } from '../../features/header-search/search-overlay.ts'
import { PANEL_CLASS } from '../../features/header-search/search-panel.ts'
import { loadImage } from '../../features/imaging/load-image.ts'
import { loadProductCards } from '../../features/products/product-card.ts'
import { keepPromoted } from '../../features/products/promotion.ts'
import { toRecentSearchesKey } from '../../platform/recent-searches-key.ts'
import { LISTS } from '../../replica/to-listings.ts'

const MAX_NEWEST = 3 // spec §9
const PICTURE_SIZES = '56px'

/** What the header's search needs; undefined where the site has no search, or no settings for it: then the box is a plain form. */
export function loadSearchOverlay(ctx: RenderContext): SearchOverlay | undefined {
  const { site, links, search, assets } = ctx
  const products = findFixedLink(ctx, 'product-search')
  const all = findFixedLink(ctx, 'search-results')
  const information = findFixedLink(ctx, 'search-results', { type: 'blog' })
  const [key] = ctx.reader.list(LISTS.searchSettings)
  const settings = key === undefined ? undefined : ctx.reader.get('search-settings', key)?.body
  if (!products || !all || !information || !search || !settings) return undefined
  const spotlight = loadSpotlight(ctx, settings)
  return {
    home: links.href(''),
    address: search.address,
    indexes: {
      products: search.indexOf('products'),
      pages: search.indexOf('pages'),
      ...(settings.suggestions && { suggestions: search.indexOf('query_suggestions') }),
    },
    terms: settings.terms.map((text) => ({
      text,
      href: findFixedLink(ctx, 'product-search', { query: text })?.href ?? products.href,
    })),
    newest: loadNewest(ctx, settings.products),
    ...(spotlight && { spotlight }),
    allProducts: all.href,
    allInformation: information.href,
    results: products.href,
    styles: assets.stylesOf(`<i class="${PANEL_CLASS}">`),
    memory: toRecentSearchesKey(site.brand),
    texts: toTexts(ctx),
  }
}

type Settings = {
  spotlightLabel?: string | undefined
  spotlightLink?: Parameters<typeof resolveLinkAddress>[1] | undefined
  spotlightImage?: string | undefined
}

function loadSpotlight(ctx: RenderContext, settings: Settings): OverlayLink | undefined {
  const { spotlightLabel: text, spotlightLink: link, spotlightImage } = settings
  if (text === undefined || link === undefined) return undefined
  const image = loadImage(ctx, spotlightImage, { rendition: '350x200', sizes: '112px', alt: '' })
  return { text, href: resolveLinkAddress(ctx, link), ...(image && { image }) }
}

/** The editors' choice; where fewer of them are sold here, the newest by publication fill up (spec §9, decision 21 of the brief). */
function loadNewest(ctx: RenderContext, chosen: readonly string[]): OverlayLink[] {
  const load = (skus: readonly string[]) => loadProductCards(ctx, keepPromoted(ctx, skus), PICTURE_SIZES)
  const own = load([...new Set(chosen)]).slice(0, MAX_NEWEST)
  const missing = MAX_NEWEST - own.length
  const others =
    missing === 0
      ? []
      : load(
          listNewest(
            ctx,
            own.map(({ sku }) => sku),
            missing,
          ),
        )
  return [...own, ...others].map(({ name, href, image }) => ({ text: name, href, ...(image && { image }) }))
}

function listNewest({ reader }: RenderContext, known: readonly string[], count: number): string[] {
  return reader
    .list(LISTS.products)
    .filter((sku) => !known.includes(sku))
    .map((sku) => ({ sku, published: reader.get('product', sku)?.body.published ?? '' }))
    .sort((one, other) => other.published.localeCompare(one.published))
    .slice(0, count)
    .map(({ sku }) => sku)
}

function toTexts({ t }: RenderContext): Record<OverlayText, string> {
  return {
    close: t('search.close'),
    popular: t('search.popular'),
    recent: t('search.recent'),
    forget: t('search.forget'),
    spotlight: t('search.spotlight'),
    newest: t('search.newest'),
    products: t('search.products'),
    pages: t('search.pages'),
    allProducts: t('search.allProducts'),
    allInformation: t('search.allInformation'),
    suggestions: t('search.suggestions'),
    noSuggestions: t('search.noSuggestions'),
    noHits: t('search.noHits'),
    failed: t('search.failed'),
  }
}
