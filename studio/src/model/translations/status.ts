import { firstSite } from '@menagerie/sites/locales'
import { z } from 'zod'
import { TRANSLATED_COLLECTIONS } from './translated-from.ts'

/** Collections that all sites share, with one text per language. */
export const SHARED_TEXTS = ['media', 'terms', 'product-facts', 'leaflets', 'films', 'authors'] as const
export const STATUS_COLLECTIONS = [...TRANSLATED_COLLECTIONS, ...SHARED_TEXTS] as const

/**
 * `left`: deliberately not on this site. `marked`: published with untranslated texts. `stale`: its source has changed.
 * `none`: not needed, such as the text of a product that is not sold.
 */
const STATES = ['missing', 'draft', 'marked', 'stale', 'published', 'left', 'none'] as const
export type State = (typeof STATES)[number]
/** In order of urgency. */
export const SHOWN_STATES = ['missing', 'draft', 'marked', 'stale', 'published', 'left'] as const

const cellSchema = z.object({
  state: z.enum(STATES),
  id: z.string().optional(),
  /** There is an unpublished draft newer than the published version. */
  isWaiting: z.boolean().default(false),
  /** Number of untranslated texts in the newest draft. */
  open: z.number().default(0),
  /** Number of texts and blocks that have changed in the source since the newest draft. */
  changes: z.number().default(0),
  by: z.string().optional(),
})
export type TranslationCell = z.infer<typeof cellSchema>

const statusRowSchema = z.object({
  /** Value that the row's documents have in common. */
  key: z.string(),
  title: z.string(),
  /** Id of the document that missing ones are copied from. */
  first: z.string().optional(),
  template: z.string().optional(),
  cells: z.record(z.string(), cellSchema),
})
export type StatusRow = z.infer<typeof statusRowSchema>

export const ROWS_PER_PAGE = 50

export const statusQuerySchema = z.object({
  collection: z.enum(STATUS_COLLECTIONS).catch('pages'),
  brand: z.string().catch(() => firstSite().brand),
  state: z.enum(SHOWN_STATES).optional().catch(undefined),
  /** Id of one site, or code of one language. */
  site: z.string().optional().catch(undefined),
  person: z.string().optional().catch(undefined),
  template: z.string().optional().catch(undefined),
  title: z.string().optional().catch(undefined),
  page: z.coerce.number().int().min(1).catch(1),
})
export type StatusQuery = z.infer<typeof statusQuerySchema>

export const statusSchema = z.object({
  /** Sites of the brand, or languages. */
  columns: z.array(z.object({ id: z.string(), label: z.string() })),
  rows: z.array(statusRowSchema),
  total: z.number(),
  pages: z.number(),
  /** Number of matching rows in each state, by column. */
  counts: z.record(z.string(), z.partialRecord(z.enum(STATES), z.number())),
  people: z.array(z.string()),
  /** Templates of pages, with the labels of the form. */
  templates: z.array(z.object({ value: z.string(), label: z.string() })),
})
export type Status = z.infer<typeof statusSchema>

export const leftOutSchema = z.object({
  collection: z.enum(TRANSLATED_COLLECTIONS),
  key: z.string().min(1).max(200),
  site: z.string(),
  left: z.boolean(),
})
