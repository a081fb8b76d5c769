import { hash } from 'node:crypto'
import type { ArticleKind } from '@menagerie/contract/article'
import type { EntryKind } from '@menagerie/contract/entry'
import type { MenuSlot } from '@menagerie/contract/menu'
import { PRODUCT_FACETS, type ProductFacet } from '@menagerie/contract/product'
import { sitesOfStore } from '@menagerie/sites/sites-of-store'
import { isGatedPage } from './is-gated-page.ts'
import { findParentPath, findPathsAbove } from './path-above.ts'
import type { Published } from './reader.ts'
import { groupTag, listTag } from './tags.ts'

/** Names of the lists that `Reader.list` knows. */
export const LISTS = {
  /** Key of the only menu of a slot. */
  menu: (slot: MenuSlot) => `menu:${slot}`,
  /** Skus of all products sold in the brand-locale, or of those with a tag (by its code), in numerical order. */
  products: 'products',
  productsOfTag: (tag: string) => `products-tag:${tag}`,
  /** Skus of the products that have a value of a facet (by its code). */
  productsOfFacet: (facet: ProductFacet, value: string) => `products-facet:${facet}:${value}`,
  /** Keys of all pages, by path, the home page first. */
  pages: 'pages',
  /** Keys of the public contact pages, by path. */
  contactPages: 'contact-pages',
  /** Keys of the public pages directly below a path, by path. */
  children: (path: string) => `children:${path}`,
  /** Translation group (in place of a key) of the page at a path, if it is public. */
  groupAt: (path: string) => `group-at:${path}`,
  /** Keys of the articles of a kind, all or those with a tag (by its code), the newest first. */
  articles: (kind: ArticleKind, tag?: string) => (tag === undefined ? `articles:${kind}` : `articles:${kind}:${tag}`),
  /** Keys of the articles with a category (by its key). */
  articlesOfCategory: (kind: ArticleKind, category: string) => `articles-category:${kind}:${category}`,
  /** Keys of the articles at any depth below a path, the newest first. */
  articlesBelow: (path: string) => `articles-below:${path}`,
  /** Keys of all job openings, the newest first. */
  jobs: 'jobs',
  /** Keys of all categories, by code; key of the category with a code. */
  categories: 'categories',
  category: (code: string) => `category:${code}`,
  /** Keys of the categories that a page (by its key) presents, by code. */
  categoriesOfPage: (page: string) => `categories-page:${page}`,
  /** Skus of all products of a variant group, in numerical order. */
  variantGroup: (group: string) => `variant-group:${group}`,
  /** Keys of the prefix redirects whose address begins with a segment, the longest address first. */
  redirectPrefixes: (segment: string) => `redirect-prefixes:${segment}`,
  /** Key of the only document of its kind. */
  searchSettings: 'search-settings',
  searchSynonyms: 'search-synonyms',
  siteSettings: 'site-settings',
  /** Keys of the search rules. */
  searchRules: 'search-rules',
  /** Keys of the stores that the finder shows: featured ones of the country that sell the brand; in en_US those of all countries. */
  stores: 'stores',
} as const

/** One line of a list: `tag` names the list; lines are in the order of `sort`, then `key`. */
export type Listing = { tag: string; key: string; sort: string }

const SKU_DIGITS = 18
const STORE_MARK = 16

/**
 * Sort texts are values that rarely change (number, path, date), never names: renaming a product then changes no
 * list, and a page that sorts by names reads them as titles anyway.
 */
const LISTERS: { [K in EntryKind]: (entry: Published<K>) => Listing[] } = {
  page: (entry) => {
    const { path = '', body } = entry
    // Visitors that must not read it do not see it in lists, also not as a variant in another country.
    if (isGatedPage(body)) return toLines(entry, [LISTS.pages], path)
    const parent = findParentPath(path)
    const contact = body.template === 'ContactPage' ? [LISTS.contactPages] : []
    const lists = [LISTS.pages, ...contact, ...(parent === undefined ? [] : [LISTS.children(parent)])]
    const group = { tag: listTag(entry.brand, entry.locale, LISTS.groupAt(path)), key: body.translationGroup, sort: '' }
    return [...toLines(entry, lists, path), group, ...variant(entry, body.translationGroup, !body.robots.index)]
  },
  article: (entry) => {
    const { path = '', body } = entry
    const { role_type: kind, tags, categories, created } = body
    const lists = [
      LISTS.articles(kind),
      ...tags.map(({ code }) => LISTS.articles(kind, code)),
      ...categories.map((category) => LISTS.articlesOfCategory(kind, category)),
      ...findPathsAbove(path).map(LISTS.articlesBelow),
    ]
    return [
      ...toLines(entry, lists, newestFirst(created)),
      ...variant(entry, body.translationGroup, !body.robots.index),
    ]
  },
  job: (entry) => [
    ...toLines(entry, [LISTS.jobs], newestFirst(entry.body.created)),
    ...variant(entry, entry.body.translationGroup, !entry.body.robots.index),
  ],
  product: (entry) => {
    const { key, body } = entry
    const groups = body.variant_group ? [LISTS.variantGroup(body.variant_group)] : []
    const tags = body.tags.map(({ code }) => LISTS.productsOfTag(code))
    const facets = PRODUCT_FACETS.flatMap((facet) =>
      (body.facets[facet] ?? []).map(({ code }) => LISTS.productsOfFacet(facet, code)),
    )
    const lists = [LISTS.products, ...groups, ...tags, ...facets]
    // A product has the same sku in every locale.
    return [...toLines(entry, lists, key.padStart(SKU_DIGITS, '0')), ...variant(entry, key, body.untranslated)]
  },
  category: (entry) => {
    const { code, linkedPage } = entry.body
    const lists = [LISTS.categories, ...(linkedPage === undefined ? [] : [LISTS.categoriesOfPage(linkedPage)])]
    return [...toLines(entry, lists, code), ...toLines(entry, [LISTS.category(code)])]
  },
  menu: (entry) => toLines(entry, [LISTS.menu(entry.body.slot)]),
  redirect: (entry) => {
    const { from, match } = entry.body
    if (match === 'exact') return []
    const [segment = ''] = from.split('/')
    return toLines(entry, [LISTS.redirectPrefixes(segment)], longestFirst(from))
  },
  'search-settings': (entry) => toLines(entry, [LISTS.searchSettings]),
  'search-synonyms': (entry) => toLines(entry, [LISTS.searchSynonyms]),
  'search-rule': (entry) => toLines(entry, [LISTS.searchRules]),
  'site-settings': (entry) => toLines(entry, [LISTS.siteSettings]),
  // The line contains a hash of the whole store: readers of the list notice every change, without noting thousands of stores.
  store({ key, body }) {
    if (!body.is_featured) return []
    const sort = hash('sha1', JSON.stringify(body), 'base64url').slice(0, STORE_MARK)
    return sitesOfStore(body).map(({ brand, code }) => ({ tag: listTag(brand, code, LISTS.stores), key, sort }))
  },
  author: () => [],
  leaflet: () => [],
  film: () => [],
  media: () => [],
  counterpart: (entry) => variant(entry, entry.body.group, entry.body.unlisted),
}

/** Returns the lists and the translation group of an entry. Pure. */
export function toListings<K extends EntryKind>(kind: K, entry: Published<K>): Listing[] {
  return LISTERS[kind](entry)
}

/** Returns one line per list, also when an editor has added a tag twice. */
function toLines({ brand, locale, key }: Published<EntryKind>, lists: readonly string[], sort = ''): Listing[] {
  return [...new Set(lists)].map((name) => ({ tag: listTag(brand, locale, name), key, sort }))
}

/** Returns the group of variants that search engines should not list, such as untranslated texts. */
export const toUnlistedGroup = (group: string): string => `unlisted:${group}`

/** Returns the line in a translation group: its key is the locale, its sort text the path. */
function variant({ brand, locale, path }: Published<EntryKind>, group: string, isUnlisted = false): Listing[] {
  if (path === undefined) return []
  const groups = isUnlisted ? [group, toUnlistedGroup(group)] : [group]
  return groups.map((name) => ({ tag: groupTag(brand, name), key: locale, sort: path }))
}

/** The largest time of a Date, in milliseconds. */
const END_OF_TIME = 8_640_000_000_000_000
const TIME_DIGITS = 17

/** Returns a text that sorts before that of every earlier moment; entries without a date come last. */
function newestFirst(created: string | undefined): string {
  const time = created === undefined ? -END_OF_TIME : Date.parse(created)
  return String(END_OF_TIME - time).padStart(TIME_DIGITS, '0')
}

const MOST_CHARACTERS = 1_000_000

function longestFirst(from: string): string {
  return `${String(MOST_CHARACTERS - from.length).padStart(7, '0')} ${from}`
}
