import type { BrandLocale, LocaleCode } from './brand-locale.ts'

/** Words of spec §2 for the store finder, with the one that only its links of product pages name. */
export const STORE_FINDER_WORDS = [
  'store-finder',
  'store-locator',
  'distributor-finder',
  'localizador-de-tiendas',
  'verkooppunten',
  'butikker',
  'trouver-revendeur',
  'haendler-finden',
  'lokalizator-sklepow',
  'rivenditori',
  'uzletkereso',
  'prodejny',
] as const

/** Words of spec §2 for the news, in French and Dutch locales. */
export const NEWS_WORDS = ['actualites', 'nieuws'] as const

type RouteWords = {
  storeFinder: (typeof STORE_FINDER_WORDS)[number]
  /** Its address, then the words that lead there. */
  blog: readonly [string, ...string[]]
  /** The page that shows products side by side. */
  compare: string
  /** Where there is none, editors choose any address for the news. */
  news?: (typeof NEWS_WORDS)[number]
}

/** What an address is called in a locale, in both brands: one form each, the others lead there (readings 9 to 11). */
const WORDS: Readonly<Record<LocaleCode, RouteWords>> = {
  en_US: { compare: 'compare', storeFinder: 'distributor-finder', blog: ['blog'] },
  es_ES: { compare: 'comparar', storeFinder: 'localizador-de-tiendas', blog: ['blog'] },
  en_GB: { compare: 'compare', storeFinder: 'store-finder', blog: ['blog'] },
  nl_NL: { compare: 'vergelijken', storeFinder: 'verkooppunten', blog: ['blog', 'blogs'], news: 'nieuws' },
  no_NO: { compare: 'sammenlign', storeFinder: 'butikker', blog: ['blogg', 'blog'] },
  fr_FR: { compare: 'comparer', storeFinder: 'trouver-revendeur', blog: ['blog'], news: 'actualites' },
  de_DE: { compare: 'vergleich', storeFinder: 'haendler-finden', blog: ['blog'] },
  fr_BE: { compare: 'comparer', storeFinder: 'trouver-revendeur', blog: ['blog'], news: 'actualites' },
  nl_BE: { compare: 'vergelijken', storeFinder: 'verkooppunten', blog: ['blog', 'blogs'], news: 'nieuws' },
  pl_PL: { compare: 'porownaj', storeFinder: 'lokalizator-sklepow', blog: ['blog'] },
  it_IT: { compare: 'confronta', storeFinder: 'rivenditori', blog: ['blog'] },
  hu_HU: { compare: 'osszehasonlitas', storeFinder: 'uzletkereso', blog: ['blog'] },
  ru_RU: { compare: 'compare', storeFinder: 'store-finder', blog: ['blog'] },
  cs_CZ: { compare: 'porovnani', storeFinder: 'prodejny', blog: ['blog'] },
  ua_UA: { compare: 'compare', storeFinder: 'store-finder', blog: ['blog'] },
  da_DK: { compare: 'sammenlign', storeFinder: 'store-finder', blog: ['blog'] },
  fi_FI: { compare: 'vertaa', storeFinder: 'store-finder', blog: ['blog'] },
  sv_SE: { compare: 'jamfor', storeFinder: 'store-finder', blog: ['blogg', 'blog'] },
}

/** Where the editors' page with the stores belongs, and where every link of ours to it leads. */
export function storeFinderPath({ code }: BrandLocale): string {
  return WORDS[code].storeFinder
}

export function blogPath({ code }: BrandLocale): string {
  return WORDS[code].blog[0]
}

/** Among the pages for one visitor: nothing there is fetched ahead or found by search. */
export function comparePath({ code }: BrandLocale): string {
  return `search/${WORDS[code].compare}`
}

/** Where the feed of the news stands, whatever address editors have chosen for the news. */
export function newsFolder({ code }: BrandLocale): string {
  return WORDS[code].news ?? 'news'
}

const ALIASES: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(WORDS).map(([code, words]) => [code, toAliases(words)]),
)

/** Paths that lead to another word for the same thing, with the path they lead to. */
export function aliasesOf({ code }: BrandLocale): ReadonlyMap<string, string> {
  return ALIASES.get(code) ?? new Map()
}

function toAliases({ storeFinder, blog: [blog, ...otherBlogs], news }: RouteWords): ReadonlyMap<string, string> {
  const newsWords = news === undefined ? [] : NEWS_WORDS.map((word) => [word, news] as const)
  const all = [
    ...STORE_FINDER_WORDS.map((word) => [word, storeFinder] as const),
    ...otherBlogs.map((word) => [word, blog] as const),
    ...newsWords,
  ]
  return new Map(all.filter(([word, path]) => word !== path))
}

/** By content tree: the Scandinavian locales share one, and the second word with it (reading 9). */
const PRODUCT_ALIASES: Readonly<Record<string, readonly string[]>> = { scandinavia: ['produkter'] }

/** First segments of the addresses by sku; all of them show the product. */
export function productWords({ editor }: BrandLocale): readonly string[] {
  return ['product', ...(PRODUCT_ALIASES[editor] ?? [])]
}
