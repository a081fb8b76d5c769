import { z } from 'zod'

/** Collections whose documents belong to one site and can be copied to others. */
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

/** What a document stores about its source. It is part of the document, so that versions and restores include it. */
export const translatedFromSchema = z.object({
  id: z.uuid(),
  site: z.string(),
  /** Ids of own rows and blocks, with the id of the source's row that each was copied from. */
  rows: z.record(z.string(), z.string()),
  /** Fingerprint of the source's text that each text was translated from, by its key in the source. */
  prints: z.record(z.string(), z.string()),
  /** Former fingerprints of texts that a user has since confirmed: a text with one of them is still the source's. */
  former: z.array(z.string()).default([]),
  /** Fingerprints of texts that were untranslated in the source itself, with the site that they come from. */
  foreign: z.record(z.string(), z.string()).default({}),
  /** Keys of texts that are correctly the same in both languages. */
  kept: z.array(z.string()).default([]),
  /** Ids of the source's rows that are deliberately left out here. */
  left: z.array(z.string()).default([]),
})
export type TranslatedFrom = z.infer<typeof translatedFromSchema>

export const readTranslatedFrom = (document: { translatedFrom?: unknown }): TranslatedFrom | undefined =>
  translatedFromSchema.safeParse(document.translatedFrom).data

/**
 * Id of a document's source if that is of this site. A duplicate has a source as well, although it is not related to
 * other sites' documents.
 */
export function findSourceOn(document: { translatedFrom?: unknown }, site: string): string | undefined {
  const from = readTranslatedFrom(document)
  return from?.site === site ? from.id : undefined
}

/** Key of a text in the source; absent if it is in a row that does not come from the source. */
export function toSourceKey(
  key: string,
  rows: TranslatedFrom['rows'],
  rowIds: ReadonlySet<string>,
): string | undefined {
  const parts = key.split('/').map((part) => (rowIds.has(part) ? rows[part] : part))
  return parts.every((part) => part !== undefined) ? parts.join('/') : undefined
}
