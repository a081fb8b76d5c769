import type { BrandLocale, Language } from './brand-locale.ts'
import { BRAND_LOCALES } from './locales.ts'
import { factsOf } from './site-facts.ts'

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
const NEWS_WORDS = ['actualites', 'nieuws'] as const

type RouteWords = {
  storeFinder: string
  /** Its address, then the words that lead there. */
  blog: readonly [string, ...string[]]
  /** The page that shows products side by side. */
  compare: string
  /** Where there is none, editors choose any address for the news. */
  news?: string | undefined
  /** Further first segments of the addresses by sku. */
  product?: readonly string[]
}

const SCANDINAVIAN = { product: ['produkter'] } as const

/** What an address is called in a language: one form each, the others lead there (readings 9 to 11). A company may say it otherwise per site. */
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

/** Where the editors' page with the stores belongs, and where every link of ours to it leads. */
export function storeFinderPath(site: BrandLocale): string {
  return wordsOf(site).storeFinder
}

export function blogPath(site: BrandLocale): string {
  return wordsOf(site).blog[0]
}

/** Among the pages for one visitor: nothing there is fetched ahead or found by search. */
export function comparePath(site: BrandLocale): string {
  return `search/${wordsOf(site).compare}`
}

/** Where the feed of the news stands, whatever address editors have chosen for the news. */
export function newsFolder(site: BrandLocale): string {
  return wordsOf(site).news ?? 'news'
}

const ALIASES: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  [...OF_SITES].map(([id, words]) => [id, toAliases(words)]),
)

/** Paths that lead to another word for the same thing, with the path they lead to. */
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

/** First segments of the addresses by sku; all of them show the product. */
export function productWords(site: BrandLocale): readonly string[] {
  return ['product', ...(wordsOf(site).product ?? [])]
}
