import { z } from 'zod'
import { categoryBodySchema } from './category.ts'
import { mediaBodySchema } from './media.ts'
import { menuBodySchema } from './menu.ts'
import { pageBodySchema } from './page.ts'
import { productBodySchema } from './product.ts'

/** Body schema of every kind of entry. Adding a kind is a row here, then following the compiler. */
export const ENTRY_BODIES = {
  page: pageBodySchema,
  product: productBodySchema,
  category: categoryBodySchema,
  menu: menuBodySchema,
  media: mediaBodySchema,
} as const

export type EntryKind = keyof typeof ENTRY_BODIES
export type EntryBody<K extends EntryKind> = z.infer<(typeof ENTRY_BODIES)[K]>
export const ENTRY_KINDS = ['page', 'product', 'category', 'menu', 'media'] as const satisfies readonly EntryKind[]

/** Scope of entries that every brand or locale shares. */
export const ANY = '*'

/** Identity of an entry: unique over (kind, brand, locale, key). Key = sku for products, else the document's uuid. */
export const entryIdSchema = z.object({
  kind: z.enum(ENTRY_KINDS),
  /** Brand key, or `*` for media. */
  brand: z.string().min(1),
  /** Locale code such as `nl_NL`, or `*` for media. */
  locale: z.string().min(1),
  key: z.string().min(1),
})
export type EntryId = z.infer<typeof entryIdSchema>

/**
 * A path inside its brand-locale: no leading or trailing slash, '' is the home page; lower-case words, digits and hyphens
 * in segments. Unique over all kinds of one brand-locale.
 */
export const pathSchema = z
  .string()
  .regex(/^$|^[\p{Ll}\p{N}]+(?:-[\p{Ll}\p{N}]+)*(?:\/[\p{Ll}\p{N}]+(?:-[\p{Ll}\p{N}]+)*)*$/u)

/** Something published. */
export type Entry<K extends EntryKind = EntryKind> = {
  [P in K]: EntryId & { kind: P; path?: string; body: EntryBody<P> }
}[K]

/** One text that identifies an entry, for maps and cache tags. */
export function toEntryTag(id: EntryId): string {
  return `${id.kind}:${id.brand}/${id.locale}/${id.key}`
}
