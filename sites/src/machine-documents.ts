import type { BrandLocale } from './brand-locale.ts'
import { blogPath, newsFolder } from './route-words.ts'

/** Kinds with a sitemap of their own, so that a new article does not change the sitemap of the products. */
export const SITEMAP_KINDS = ['pages', 'products', 'articles', 'jobs', 'stores'] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

export const FEED_KINDS = ['blog', 'news'] as const
export type FeedKind = (typeof FEED_KINDS)[number]

/** Documents that the site writes for programs. The first two exist only at the root of an origin, the others in every brand-locale. */
export type MachineDocument =
  | { name: 'robots' }
  | { name: 'sitemap-index' }
  /** `part` counts from 1. */
  | { name: 'sitemap'; of: SitemapKind; part: number }
  | { name: 'manifest' }
  /** What the header's search shows before and beside results. */
  | { name: 'search' }
  /** Facts about the products that a visitor's device remembers, for scripts. */
  | { name: 'products' }
  /** All stores of the site, for the map and for readers that ask what is near. */
  | { name: 'stores' }
  /** Products with a price in the site's country, for shops and comparison sites. */
  | { name: 'shopping' }
  | { name: 'feed'; of: FeedKind }

/** Paths inside the brand-locale, as in the contract. Paths of pages have no dot, so they cannot collide with these. */
export const machinePaths = {
  robots: 'robots.txt',
  sitemapIndex: 'sitemap.xml',
  sitemap: (of: SitemapKind, part: number): string => `sitemap-${of}-${part}.xml`,
  manifest: 'manifest.webmanifest',
  search: 'search.json',
  products: 'products.json',
  stores: 'stores.json',
  shopping: 'shopping.xml',
  /** The folder of a feed: the path of the overview page in the locale. */
  feedFolder: (site: BrandLocale, of: FeedKind): string => (of === 'blog' ? blogPath(site) : newsFolder(site)),
  feed: (site: BrandLocale, of: FeedKind): string => `${machinePaths.feedFolder(site, of)}/feed.xml`,
} as const

const SITEMAP = /^sitemap-(?<kind>[a-z]+)-(?<part>[1-9]\d{0,3})\.xml$/

/** Finds the document of a path. Whether it has any content, only the code that writes it knows. */
export function findMachineDocument(site: BrandLocale, path: string): MachineDocument | undefined {
  if (!path.includes('.')) return undefined
  if (path === machinePaths.robots) return { name: 'robots' }
  if (path === machinePaths.sitemapIndex) return { name: 'sitemap-index' }
  if (path === machinePaths.manifest) return { name: 'manifest' }
  if (path === machinePaths.search) return { name: 'search' }
  if (path === machinePaths.products) return { name: 'products' }
  if (path === machinePaths.stores) return { name: 'stores' }
  if (path === machinePaths.shopping) return { name: 'shopping' }
  const feed = FEED_KINDS.find((kind) => path === machinePaths.feed(site, kind))
  if (feed !== undefined) return { name: 'feed', of: feed }
  const { kind, part } = SITEMAP.exec(path)?.groups ?? {}
  const of = SITEMAP_KINDS.find((known) => known === kind)
  return of && { name: 'sitemap', of, part: Number(part) }
}
