import { OVERLAY_TEXTS, type SearchOverlay } from '../search-overlay.ts'

const picture = { src: '/imaging/a/100x100/1', srcSet: '', width: 100, height: 100, alt: '' }

export const EXAMPLE_OVERLAY: SearchOverlay = {
  home: '/de-de/',
  address: '/1/indexes/*/queries',
  indexes: { products: 'products_de_DE', pages: 'pages_de_DE' },
  terms: [{ text: 'dry food', href: '/de-de/search/products/?query=dry+food' }],
  newest: [{ text: 'Oat kibble', href: '/de-de/dogs/food/oat-kibble/', image: picture }],
  spotlight: { text: 'Our kitchen', href: '/de-de/kitchen/' },
  allProducts: '/de-de/search/results/',
  results: '/de-de/search/products/',
  styles: [],
  memory: 'tailwell-recent-searches-en-GB',
  // Each text is its own key.
  texts: {
    ...Object.fromEntries(OVERLAY_TEXTS.map((name) => [name, name])),
    close: 'close',
    popular: 'popular',
    recent: 'recent',
    forget: 'forget',
    spotlight: 'spotlight',
    newest: 'newest',
    products: 'products',
    pages: 'pages',
    allProducts: 'allProducts',
    allInformation: 'allInformation',
    suggestions: 'suggestions',
    noSuggestions: 'noSuggestions',
    noHits: 'noHits',
    near: 'near',
    leftOut: 'no # but ##',
    toHome: 'toHome',
    slow: 'slow',
    failed: 'failed',
  },
}
