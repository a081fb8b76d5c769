import { z } from 'zod'
import { TRANSLATED_COLLECTIONS, type TranslatedCollection, translatedSchema } from './translated-from.ts'

/** Limit per request; the browser splits larger selections. */
const MAX_DOCUMENTS = 200

const namedSchema = z.object({ collection: translatedSchema, id: z.uuid() })
export type NamedDocument = z.infer<typeof namedSchema>

/** Documents to copy to other sites. */
export const elsewhereSchema = z.object({
  documents: z.array(namedSchema).min(1).max(MAX_DOCUMENTS),
  /** Includes all pages, articles and jobs below their paths. */
  below: z.boolean().default(false),
  /** Referenced documents that the other site lacks and that are copied as well. */
  also: z.array(namedSchema).max(MAX_DOCUMENTS).default([]),
})
export const plannedSitesSchema = elsewhereSchema.extend({ sites: z.array(z.string()).min(1).max(100) })
export const madeOnSiteSchema = elsewhereSchema.extend({
  site: z.string(),
  /** Titles in the language of the site, by the id of the source. */
  titles: z.record(z.string(), z.string().max(200)).default({}),
  /** For a document that the site already has: keep it, or replace its draft by the source's content. */
  existing: z.enum(['leave', 'replace']).default('leave'),
  /** Also copies the menu items of the source's site that lead to these documents. */
  menus: z.boolean().default(false),
})
export type MadeOnSite = z.infer<typeof madeOnSiteSchema>

const plannedCopySchema = z.object({
  collection: translatedSchema,
  /** Id of the source. */
  id: z.string(),
  title: z.string(),
  /** Absent if the document has no address. */
  path: z.string().optional(),
  folder: z.string().optional(),
  /** Id of the counterpart that the site already has. */
  existing: z.string().optional(),
})
export type PlannedCopy = z.infer<typeof plannedCopySchema>

const MISSING = ['none', 'unsold', 'untold', 'unnamed'] as const
const missingSchema = z.object({
  collection: z.string(),
  id: z.string(),
  title: z.string(),
  /** `none`: no counterpart. The other reasons do not prevent a reference: product not sold there, picture or term without a text in the language. */
  why: z.enum(MISSING),
  /** Places of the references: `Puppies · Main area · Call to action`. */
  places: z.array(z.string()),
  canMake: z.boolean(),
})
export type Missing = z.infer<typeof missingSchema>

const copyPlanSchema = z.object({
  site: z.string(),
  documents: z.array(plannedCopySchema),
  missing: z.array(missingSchema),
  /** Number of items that would be added to the site's menus. */
  menuItems: z.number(),
})
export type CopyPlan = z.infer<typeof copyPlanSchema>
export const copyPlansSchema = z.object({ sites: z.array(copyPlanSchema) })

export const madeSchema = z.object({
  documents: z.array(z.object({ collection: translatedSchema, id: z.string(), title: z.string(), source: z.string() })),
  /** Menus whose draft got new items. */
  menus: z.array(z.object({ id: z.string(), items: z.number() })),
})
export type MadeDrafts = z.infer<typeof madeSchema>

/** Field with the title of a document. */
export const TITLE_FIELDS: Readonly<Record<TranslatedCollection, string>> = {
  pages: 'title',
  articles: 'title',
  jobs: 'title',
  'product-texts': 'name',
  categories: 'displayName',
  menus: 'slot',
  'site-settings': 'site',
  'search-settings': 'site',
}

/** Whether titles are text in a language: the other collections are named after places and sites. */
export const hasOwnTitle = (collection: TranslatedCollection): boolean =>
  TRANSLATED_COLLECTIONS.indexOf(collection) < TRANSLATED_COLLECTIONS.indexOf('menus')
