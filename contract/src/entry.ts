import { z } from 'zod'
import { articleBodySchema } from './article.ts'
import { authorBodySchema } from './author.ts'
import { categoryBodySchema } from './category.ts'
import { counterpartBodySchema } from './counterpart.ts'
import { filmBodySchema } from './film.ts'
import { jobBodySchema } from './job.ts'
import { leafletBodySchema } from './leaflet.ts'
import { mediaBodySchema } from './media.ts'
import { menuBodySchema } from './menu.ts'
import { pageBodySchema } from './page.ts'
import { productBodySchema } from './product.ts'
import { redirectBodySchema, redirectPathSchema } from './redirect.ts'
import { searchRuleBodySchema } from './search-rule.ts'
import { searchSettingsBodySchema } from './search-settings.ts'
import { searchSynonymsBodySchema } from './search-synonyms.ts'
import { siteSettingsBodySchema } from './site-settings.ts'
import { storeBodySchema } from './store.ts'

/** Body schema of every kind of entry. To add a kind, add a row here, then fix what the compiler reports. */
export const ENTRY_BODIES = {
  page: pageBodySchema,
  article: articleBodySchema,
  job: jobBodySchema,
  product: productBodySchema,
  category: categoryBodySchema,
  menu: menuBodySchema,
  redirect: redirectBodySchema,
  'search-settings': searchSettingsBodySchema,
  'search-synonyms': searchSynonymsBodySchema,
  'search-rule': searchRuleBodySchema,
  'site-settings': siteSettingsBodySchema,
  store: storeBodySchema,
  author: authorBodySchema,
  leaflet: leafletBodySchema,
  film: filmBodySchema,
  media: mediaBodySchema,
  counterpart: counterpartBodySchema,
} as const

export type EntryKind = keyof typeof ENTRY_BODIES
export type EntryBody<K extends EntryKind> = z.infer<(typeof ENTRY_BODIES)[K]>
export const ENTRY_KINDS = [
  'page',
  'article',
  'job',
  'product',
  'category',
  'menu',
  'redirect',
  'search-settings',
  'search-synonyms',
  'search-rule',
  'site-settings',
  'store',
  'author',
  'leaflet',
  'film',
  'media',
  'counterpart',
] as const satisfies readonly EntryKind[]

/** Kinds that every brand and locale shares: brand and locale of their entries are `ANY`. */
const SHARED_KINDS = ['store', 'author', 'leaflet', 'film', 'media'] as const satisfies readonly EntryKind[]
type SharedKind = (typeof SHARED_KINDS)[number]

/** Kinds with an address of their own, which links can lead to. */
export const ADDRESSED_KINDS = ['page', 'article', 'job', 'product'] as const satisfies readonly EntryKind[]
export type AddressedKind = (typeof ADDRESSED_KINDS)[number]

/** Brand or locale of entries that all brands or locales share. */
export const ANY = '*'

const SHARED: ReadonlySet<EntryKind> = new Set(SHARED_KINDS)

export function isShared(kind: EntryKind): kind is SharedKind {
  return SHARED.has(kind)
}

/** Identity of an entry: unique over (kind, brand, locale, key). Key = sku for products, else the document's uuid. */
export const entryIdSchema = z.object({
  kind: z.enum(ENTRY_KINDS),
  /** Brand key, or `*` for shared kinds. */
  brand: z.string().min(1),
  /** Locale code such as `nl_NL`, or `*` for shared kinds. */
  locale: z.string().min(1),
  key: z.string().min(1),
})
export type EntryId = z.infer<typeof entryIdSchema>

/**
 * A path in its brand-locale: no leading or trailing slash, '' is the home page; segments are lower-case words and
 * digits with hyphens between them. Unique over all kinds of one brand-locale.
 */
export const pathSchema = z
  .string()
  .regex(/^$|^[\p{Ll}\p{N}]+(?:-[\p{Ll}\p{N}]+)*(?:\/[\p{Ll}\p{N}]+(?:-[\p{Ll}\p{N}]+)*)*$/u)

/** Schema of an entry's path: exact redirects have addresses of former sites, which allow more characters. */
export function pathSchemaOf(kind: EntryKind): z.ZodType<string> {
  return kind === 'redirect' ? redirectPathSchema : pathSchema
}

/** A published entry. */
export type Entry<K extends EntryKind = EntryKind> = {
  [P in K]: EntryId & { kind: P; path?: string; body: EntryBody<P> }
}[K]

/** Whether a site shows this entry: its own, or one that it shares with other sites. */
export function isEntryOf({ brand, locale }: EntryId, site: { brand: string; code: string }): boolean {
  return (brand === ANY || brand === site.brand) && (locale === ANY || locale === site.code)
}

/** A string that identifies an entry, for maps and cache tags. */
export function toEntryTag(id: EntryId): string {
  return `${id.kind}:${id.brand}/${id.locale}/${id.key}`
}
