import { splitLink } from '@menagerie/sites/split-link'
import { findFixedPageLink } from '../../content/fixed-page-links.ts'
import { findLinkAddress } from '../../content/resolve-link.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { PANEL_CLASS } from '../../features/header-search/browser/search-panel.ts'
import type { OverlayLink, OverlayText, SearchOverlay } from '../../features/header-search/search-overlay.ts'
import { toNote } from '../../features/header-search/to-note.ts'
import { loadNewestProducts } from '../../features/products/newest-products.ts'
import { loadImage } from '../../media/imaging/load-image.ts'
import { toRecentSearchesKey } from '../../platform/recent-searches-key.ts'
import { LISTS } from '../../replica/to-listings.ts'

const PICTURE_SIZES = '56px'

/** Loads the settings of the header's search; undefined where the site has no search, or no settings for it: then the box is a plain form. */
export function loadSearchOverlay(ctx: RenderContext): SearchOverlay | undefined {
  const { site, links, search, assets } = ctx
  const products = findFixedPageLink(ctx, 'product-search')
  const all = findFixedPageLink(ctx, 'search-results')
  const [key] = ctx.reader.list(LISTS.searchSettings)
  const settings = key === undefined ? undefined : ctx.reader.get('search-settings', key)?.body
  if (!products || !all || !search || !settings) return undefined
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
      href: findFixedPageLink(ctx, 'product-search', { query: text })?.href ?? products.href,
    })),
    newest: loadNewest(ctx),
    ...(spotlight && { spotlight }),
    allProducts: all.href,
    results: products.href,
    styles: assets.stylesOf(`<i class="${PANEL_CLASS}">`),
    memory: toRecentSearchesKey(site.brand, site.iso),
    texts: toTexts(ctx),
  }
}

type Settings = {
  spotlightLabel?: string | undefined
  spotlightLink?: Parameters<typeof findLinkAddress>[1] | undefined
  spotlightImage?: string | undefined
}

function loadSpotlight(ctx: RenderContext, settings: Settings): OverlayLink | undefined {
  const { spotlightLabel: text, spotlightLink: link, spotlightImage } = settings
  if (text === undefined || link === undefined) return undefined
  const href = findLinkAddress(ctx, link)
  if (href === undefined) return undefined
  const image = loadImage(ctx, spotlightImage, { rendition: '350x200', sizes: '112px', alt: '' })
  return { text, href, ...(image && { image }) }
}

function loadNewest(ctx: RenderContext): OverlayLink[] {
  return loadNewestProducts(ctx, PICTURE_SIZES).map(({ sku, name, href, image, price }) => ({
    text: name,
    href,
    ...toNote({ animals: toAnimals(ctx, sku), ...(price && { price }) }),
    ...(image && { image }),
  }))
}

const toAnimals = ({ reader }: RenderContext, sku: string) =>
  (reader.get('product', sku)?.body.facets.animal_type ?? []).map(({ label }) => label)

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
    near: t('search.near'),
    leftOut: t('search.leftOut', { words: '#', kept: '##' }),
    noHits: t('search.noHits'),
    toHome: toWholeText(splitLink(t('search.noHitsHome'))),
    slow: t('search.slow'),
    failed: t('search.failed'),
  }
}

const toWholeText = ({ before, link, after }: ReturnType<typeof splitLink>) => before + link + after
