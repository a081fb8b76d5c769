import { MAIN_BRAND } from '@menagerie/demo/brands'
import type { Address } from './addresses.ts'

/** A Latin, a German and a Cyrillic language, to include long words and other letters. */
const SITES = [`${MAIN_BRAND}/en_US`, `${MAIN_BRAND}/de_DE`, `${MAIN_BRAND}/ru_RU`]

/** Pages for reading, with no list to filter and no search. */
export const READING_KINDS = {
  home: ({ template }) => template === 'Homepage',
  content: ({ template }) => template === 'ContentPage' || template === 'Default',
  product: ({ kind }) => kind === 'product',
  article: ({ kind }) => kind === 'article',
  jobs: ({ kind, template }) => kind === 'job' || template === 'JobsPageOverview',
} satisfies Record<string, (address: Address) => boolean>

/** Pages that search engines list. */
export const INDEXED_KINDS = {
  ...READING_KINDS,
  overview: ({ template }) => template === 'ContentOverview',
  category: ({ template }) => template === 'MainCategory' || template === 'SubCategory',
  list: ({ template }) => template === 'ProductOverviewPage',
  stores: ({ template }) => template === 'StoreLocator',
  form: ({ template }) => template === 'ContactPage' || template === 'Newsletter',
} satisfies Record<string, (address: Address) => boolean>

export type MeasuredKind = keyof typeof INDEXED_KINDS

export const ofMeasuredSites = (addresses: readonly Address[]): Address[] =>
  addresses.filter(({ site }) => SITES.includes(site.id))

/** Returns the product search in each language. Neither the replica nor search engines list it. */
export const toSearchPathnames = (addresses: readonly Address[]): string[] =>
  ofMeasuredSites(addresses)
    .filter(READING_KINDS.home)
    .map(({ pathname }) => `${pathname}search/products/`)

/** Finds the fullest page of each kind, in each language that has one. */
export function findFullestPages(
  addresses: readonly Address[],
  kinds: Partial<Record<MeasuredKind, (address: Address) => boolean>>,
): { name: string; pages: Address[] }[] {
  return Object.entries(kinds).flatMap(([name, isOfKind]) => {
    const found = ofMeasuredSites(addresses).filter(isOfKind)
    const pages = [...Map.groupBy(found, ({ site }) => site).values()].flatMap((own) =>
      own.toSorted((a, b) => b.characters - a.characters).slice(0, 1),
    )
    return pages.length > 0 ? [{ name, pages }] : []
  })
}
