import type { BrandLocale, Language } from './brand-locale.ts'
import { BRAND_LOCALES } from './locales.ts'
import { factsOf } from './site-facts.ts'

/** Words of spec §2 for the store finder, including the one that occurs only in its links from product pages. */
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
const NEWS_WORDS = ['actualites', 'nieuws'] as const

type RouteWords = {
  storeFinder: string
  /** The blog's path, then other words that redirect to it. */
  blog: readonly [string, ...string[]]
  /** Name of the page that compares products side by side. */
  compare: string
  /** Undefined where editors choose the path of the news themselves. */
  news?: string | undefined
  /** Further first segments of the product addresses that contain a sku. */
  product?: readonly string[]
}

const SCANDINAVIAN = { product: ['produkter'] } as const

/** Words in addresses by language: one canonical form each, the others redirect to it (readings 9 to 11). A company may replace them per site. */
const WORDS: Readonly<Record<Language, RouteWords>> = {
  en: { compare: 'compare', storeFinder: 'store-finder', blog: ['blog'] },
  es: { compare: 'comparar', storeFinder: 'localizador-de-tiendas', blog: ['blog'] },
  nl: { compare: 'vergelijken', storeFinder: 'verkooppunten', blog: ['blog', 'blogs'], news: 'nieuws' },
  no: { compare: 'sammenlign', storeFinder: 'butikker', blog: ['blogg', 'blog'], ...SCANDINAVIAN },
  fr: { compare: 'comparer', storeFinder: 'trouver-revendeur', blog: ['blog'], news: 'actualites' },
  de: { compare: 'vergleich', storeFinder: 'haendler-finden', blog: ['blog'] },
  pl: { compare: 'porownaj', storeFinder: 'lokalizator-sklepow', blog: ['blog'] },
  it: { compare: 'confronta', storeFinder: 'rivenditori', blog: ['blog'] },
  hu: { compare: 'osszehasonlitas', storeFinder: 'uzletkereso', blog: ['blog'] },
  ru: { compare: 'compare', storeFinder: 'store-finder', blog: ['blog'] },
  cs: { compare: 'porovnani', storeFinder: 'prodejny', blog: ['blog'] },
  uk: { compare: 'compare', storeFinder: 'store-finder', blog: ['blog'] },
  da: { compare: 'sammenlign', storeFinder: 'store-finder', blog: ['blog'], ...SCANDINAVIAN },
  fi: { compare: 'vertaa', storeFinder: 'store-finder', blog: ['blog'], ...SCANDINAVIAN },
  sv: { compare: 'jamfor', storeFinder: 'store-finder', blog: ['blogg', 'blog'], ...SCANDINAVIAN },
}

const OF_SITES: ReadonlyMap<string, RouteWords> = new Map(BRAND_LOCALES.map((site) => [site.id, toWords(site)]))

function toWords(site: BrandLocale): RouteWords {
  const usual = WORDS[site.file]
  const { blog, otherBlogs, ...own } = factsOf(site).words
  const [first, ...others] = usual.blog
  const blogs = [blog ?? first, ...(otherBlogs ?? [...others, ...(blog ? [first] : [])])] as const
  return { ...usual, ...own, blog: blogs }
}

function wordsOf({ id, file }: BrandLocale): RouteWords {
  return OF_SITES.get(id) ?? WORDS[file]
}

/** Path of the editors' page with the stores; all of the site's links to the store finder use it. */
export function storeFinderPath(site: BrandLocale): string {
  return wordsOf(site).storeFinder
}

export function blogPath(site: BrandLocale): string {
  return wordsOf(site).blog[0]
}

/** Path in the `search` folder, of whose pages none is prefetched or indexed. */
export function comparePath(site: BrandLocale): string {
  return `search/${wordsOf(site).compare}`
}

/** Folder of the news feed, whatever path editors have chosen for the news page. */
export function newsFolder(site: BrandLocale): string {
  return wordsOf(site).news ?? 'news'
}

const ALIASES: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  [...OF_SITES].map(([id, words]) => [id, toAliases(words)]),
)

/** Paths that redirect to another word for the same thing, with their targets. */
export function aliasesOf({ id }: BrandLocale): ReadonlyMap<string, string> {
  return ALIASES.get(id) ?? new Map()
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

/** First segments of the product addresses that contain a sku; all of them show the product. */
export function productWords(site: BrandLocale): readonly string[] {
  return ['product', ...(wordsOf(site).product ?? [])]
}
