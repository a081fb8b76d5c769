import { ANY, ENTRY_BODIES, type EntryBody, type EntryKind } from '@menagerie/contract/entry'
import type { MenuSlot } from '@menagerie/contract/menu'
import type { RedirectTarget } from '@menagerie/contract/redirect'
import type { Published } from '../../replica/reader.ts'

/** Builds published entries with only what a test specifies, in tailwell/en_US unless it says otherwise. */
type Where = { brand?: string; locale?: string }
type Body<K extends EntryKind> = Partial<EntryBody<K>>

const HERE = { brand: 'tailwell', locale: 'en_US' }
const SHARED = { brand: ANY, locale: ANY }
const ROBOTS = { index: true, follow: true }

/** The contract's schema fills in what a body leaves out. */
export function page(key: string, path: string, body: Body<'page'> = {}, where: Where = {}): Published<'page'> {
  const full = ENTRY_BODIES.page.parse({
    template: 'Default',
    title: `Page ${key}`,
    robots: ROBOTS,
    translationGroup: `group-${key}`,
    is_gated: false,
    areas: { extras: [], miniBanners: [], main: [] },
    ...body,
  })
  return { kind: 'page', ...HERE, ...where, key, path, body: full }
}

export function article(key: string, body: Body<'article'> = {}, where: Where = {}): Published<'article'> {
  const full = ENTRY_BODIES.article.parse({
    title: `Article ${key}`,
    robots: ROBOTS,
    translationGroup: `group-${key}`,
    role_type: 'advice',
    categories: [],
    main: [],
    ...body,
  })
  return { kind: 'article', ...HERE, ...where, key, path: `${full.role_type}/${key}`, body: full }
}

export function job(key: string, body: Body<'job'> = {}, where: Where = {}): Published<'job'> {
  const full = ENTRY_BODIES.job.parse({
    title: `Job ${key}`,
    robots: ROBOTS,
    translationGroup: `group-${key}`,
    main: [],
    ...body,
  })
  return { kind: 'job', ...HERE, ...where, key, path: `jobs/${key}`, body: full }
}

export function product(sku: string, body: Body<'product'> = {}, where: Where = {}): Published<'product'> {
  const full = ENTRY_BODIES.product.parse({
    sku,
    name: `Food ${sku}`,
    images: [],
    usps: [],
    related: [],
    url_slug: 'dogs/food',
    url_key: `food-${sku}`,
    specification: {},
    blocks: [],
    ...body,
  })
  return { kind: 'product', ...HERE, ...where, key: sku, path: `${full.url_slug}/${full.url_key}`, body: full }
}

export function category(key: string, body: Body<'category'> = {}, where: Where = {}): Published<'category'> {
  const full = ENTRY_BODIES.category.parse({
    displayName: `Category ${key}`,
    code: key,
    products: [],
    translationGroup: `group-${key}`,
    ...body,
  })
  return { kind: 'category', ...HERE, ...where, key, body: full }
}

/** An exact, permanent redirect, unless `body` says otherwise. */
export function redirect(
  from: string,
  to: RedirectTarget,
  body: Body<'redirect'> = {},
  where: Where = {},
): Published<'redirect'> {
  const full = ENTRY_BODIES.redirect.parse({ from, to, match: 'exact', status: 301, keepRest: false, ...body })
  const key = `${full.match} ${from}`
  return { kind: 'redirect', ...HERE, ...where, key, ...(full.match === 'exact' && { path: from }), body: full }
}

export function siteSettingsEntry(body: Body<'site-settings'>, where: Where = {}): Published<'site-settings'> {
  const full = ENTRY_BODIES['site-settings'].parse({ otherCountries: [], ...body })
  return { kind: 'site-settings', ...HERE, ...where, key: 'settings', body: full }
}

export function author(key: string, body: Body<'author'> = {}): Published<'author'> {
  const full = ENTRY_BODIES.author.parse({ name: `Author ${key}`, occupation: {}, ...body })
  return { kind: 'author', ...SHARED, key, body: full }
}

export function mediaEntry(
  key: string,
  alt: Record<string, string> = {},
  body: Body<'media'> = {},
): Published<'media'> {
  const full = ENTRY_BODIES.media.parse({
    filename: `${key}.jpg`,
    hash: 'a'.repeat(64),
    version: '1',
    mime: 'image/jpeg',
    width: 3000,
    height: 3000,
    focalX: 50,
    focalY: 50,
    alt,
    ...body,
  })
  return { kind: 'media', ...SHARED, key, body: full }
}

/** A Dutch shop that sells the main brand and is shown in the store finder. */
export function store(key: string, body: Body<'store'> = {}): Published<'store'> {
  const own = { name: `Store ${key}`, brands: ['tailwell'], country: 'NL', is_featured: true, point_of_sale: 'offline' }
  return { kind: 'store', ...SHARED, key, body: ENTRY_BODIES.store.parse({ ...own, ...body }) }
}

export function leaflet(key: string, body: Body<'leaflet'> = {}): Published<'leaflet'> {
  const full = ENTRY_BODIES.leaflet.parse({
    title: `Leaflet ${key}`,
    name: `${key}.pdf`,
    hash: 'ab'.repeat(32),
    mime: 'application/pdf',
    bytes: 48_769,
    ...body,
  })
  return { kind: 'leaflet', ...SHARED, key, body: full }
}

export function film(key: string, body: Body<'film'> = {}): Published<'film'> {
  const full = ENTRY_BODIES.film.parse({
    name: `${key}.mp4`,
    hash: 'cd'.repeat(32),
    mime: 'video/mp4',
    bytes: 312_000,
    width: 1280,
    height: 720,
    seconds: 8.04,
    poster: 'example-picture',
    title: { en: 'A film', nl: 'Een film' },
    uploaded: '2026-11-26',
    ...body,
  })
  return { kind: 'film', ...SHARED, key, body: full }
}

export function menu(slot: MenuSlot, items: EntryBody<'menu'>['items'], where: Where = {}): Published<'menu'> {
  return { kind: 'menu', ...HERE, ...where, key: `menu-${slot}`, body: { slot, items } }
}

export function searchSynonymsEntry(synonyms: EntryBody<'search-synonyms'>['synonyms']): Published<'search-synonyms'> {
  return { kind: 'search-synonyms', ...HERE, key: 'synonyms', body: { synonyms, facts: [] } }
}

export function searchRule(key: string, body: Body<'search-rule'>): Published<'search-rule'> {
  const empty = { search: 'products', conditions: [], promote: [], hide: [], filters: [] }
  return { kind: 'search-rule', ...HERE, key, body: ENTRY_BODIES['search-rule'].parse({ ...empty, ...body }) }
}

export function searchSettingsEntry(body: Body<'search-settings'>): Published<'search-settings'> {
  const full = ENTRY_BODIES['search-settings'].parse({ terms: [], products: [], suggestions: true, ...body })
  return { kind: 'search-settings', ...HERE, key: 'search', body: full }
}
