import { z } from 'zod'

/** Documents of one site that are made on other sites, too. */
export const TRANSLATED_COLLECTIONS = [
  'pages',
  'articles',
  'jobs',
  'product-texts',
  'categories',
  'menus',
  'site-settings',
  'search-settings',
] as const
export const translatedSchema = z.enum(TRANSLATED_COLLECTIONS)
export type TranslatedCollection = (typeof TRANSLATED_COLLECTIONS)[number]
export const isTranslated = (slug: string): slug is TranslatedCollection => translatedSchema.safeParse(slug).success

/** What a document remembers of the one that it was made from. It is stored in it, so that versions and restores carry it. */
export const translatedFromSchema = z.object({
  id: z.uuid(),
  site: z.string(),
  /** Ids of own rows and blocks, each with that of the source's row that it was made from. */
  rows: z.record(z.string(), z.string()),
  /** Fingerprint of the source's text that each text was made from, by the key that it has in the source. */
  prints: z.record(z.string(), z.string()),
  /** Earlier fingerprints of texts that a person has held to be right since: what has one is still the source's text. */
  former: z.array(z.string()).default([]),
  /** Fingerprints of texts that were to be translated at the source itself, each with the site that they are from. */
  foreign: z.record(z.string(), z.string()).default({}),
  /** Keys of texts that are rightly the same in both languages. */
  kept: z.array(z.string()).default([]),
  /** Rows of the source that are left out here on purpose. */
  left: z.array(z.string()).default([]),
})
export type TranslatedFrom = z.infer<typeof translatedFromSchema>

export const readTranslatedFrom = (document: { translatedFrom?: unknown }): TranslatedFrom | undefined =>
  translatedFromSchema.safeParse(document.translatedFrom).data

/** The source of a document, where that is of this site: a duplicate has one, though it is joined to nothing. */
export function findSourceOn(document: { translatedFrom?: unknown }, site: string): string | undefined {
  const from = readTranslatedFrom(document)
  return from?.site === site ? from.id : undefined
}

/** The key that a text of this document has in its source; absent where a row is not of the source. */
export function toSourceKey(
  key: string,
  rows: TranslatedFrom['rows'],
  rowIds: ReadonlySet<string>,
): string | undefined {
  const parts = key.split('/').map((part) => (rowIds.has(part) ? rows[part] : part))
  return parts.every((part) => part !== undefined) ? parts.join('/') : undefined
}
