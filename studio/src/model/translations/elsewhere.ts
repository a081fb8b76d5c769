import { z } from 'zod'
import { TRANSLATED_COLLECTIONS, type TranslatedCollection, translatedSchema } from './translated-from.ts'

/** More are asked for in several rounds. */
const MAX_DOCUMENTS = 200

const namedSchema = z.object({ collection: translatedSchema, id: z.uuid() })
export type NamedDocument = z.infer<typeof namedSchema>

/** What is to be made on other sites. */
export const elsewhereSchema = z.object({
  documents: z.array(namedSchema).min(1).max(MAX_DOCUMENTS),
  /** With all pages, articles and jobs below their addresses. */
  below: z.boolean().default(false),
  /** Documents that these lead to and that the other site lacks: made there, too. */
  also: z.array(namedSchema).max(MAX_DOCUMENTS).default([]),
})
export const plannedSitesSchema = elsewhereSchema.extend({ sites: z.array(z.string()).min(1).max(100) })
export const madeOnSiteSchema = elsewhereSchema.extend({
  site: z.string(),
  /** In the language of the site, by the id of the source. */
  titles: z.record(z.string(), z.string().max(200)).default({}),
  /** What happens to a document that the site has already: it stays, or its draft gets the source's content. */
  existing: z.enum(['leave', 'replace']).default('leave'),
  /** Menu items of the source's site that lead to these documents are added to the menus there. */
  menus: z.boolean().default(false),
})
export type MadeOnSite = z.infer<typeof madeOnSiteSchema>

const plannedCopySchema = z.object({
  collection: translatedSchema,
  /** Id of the source. */
  id: z.string(),
  title: z.string(),
  /** Without an address of its own it is absent. */
  path: z.string().optional(),
  folder: z.string().optional(),
  /** Its counterpart that the site has already. */
  existing: z.string().optional(),
})
export type PlannedCopy = z.infer<typeof plannedCopySchema>

const MISSING = ['none', 'unsold', 'untold', 'unnamed'] as const
const missingSchema = z.object({
  collection: z.string(),
  id: z.string(),
  title: z.string(),
  /** `none`: nothing stands for it there. The others are used as they are: a product not sold there, a picture or term without words in the language. */
  why: z.enum(MISSING),
  /** Where it is named: `Puppies · Main area · Call to action`. */
  places: z.array(z.string()),
  canMake: z.boolean(),
})
export type Missing = z.infer<typeof missingSchema>

const copyPlanSchema = z.object({
  site: z.string(),
  documents: z.array(plannedCopySchema),
  missing: z.array(missingSchema),
  /** Items that the menus of the site would get. */
  menuItems: z.number(),
})
export type CopyPlan = z.infer<typeof copyPlanSchema>
export const copyPlansSchema = z.object({ sites: z.array(copyPlanSchema) })

export const madeSchema = z.object({
  documents: z.array(z.object({ collection: translatedSchema, id: z.string(), title: z.string(), source: z.string() })),
  /** Menus whose draft got items. */
  menus: z.array(z.object({ id: z.string(), items: z.number() })),
})
export type MadeDrafts = z.infer<typeof madeSchema>

/** The field by which editors know a document. */
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

/** Titles that are words of a language: the others are names of places and sites. */
export const hasOwnTitle = (collection: TranslatedCollection): boolean =>
  TRANSLATED_COLLECTIONS.indexOf(collection) < TRANSLATED_COLLECTIONS.indexOf('menus')
