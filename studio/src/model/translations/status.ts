import { firstSite } from '@menagerie/sites/locales'
import { z } from 'zod'
import { TRANSLATED_COLLECTIONS } from './translated-from.ts'

/** Texts that all sites share exist once per language. */
export const SHARED_TEXTS = ['media', 'terms', 'product-facts', 'leaflets', 'films', 'authors'] as const
export const STATUS_COLLECTIONS = [...TRANSLATED_COLLECTIONS, ...SHARED_TEXTS] as const

/**
 * `left`: not on this site, on purpose. `marked`: public with texts of another language. `stale`: its source has changed since.
 * `none`: nothing is to be there, such as the text of a product that is not sold.
 */
const STATES = ['missing', 'draft', 'marked', 'stale', 'published', 'left', 'none'] as const
export type State = (typeof STATES)[number]
/** In the order in which they ask for work. */
export const SHOWN_STATES = ['missing', 'draft', 'marked', 'stale', 'published', 'left'] as const

const cellSchema = z.object({
  state: z.enum(STATES),
  id: z.string().optional(),
  /** The form holds a draft that is newer than what is public. */
  isWaiting: z.boolean().default(false),
  /** Texts that are still those of the source, in the form as it is now. */
  open: z.number().default(0),
  /** Texts and blocks that have changed at the source since the form as it is now. */
  changes: z.number().default(0),
  by: z.string().optional(),
})
export type TranslationCell = z.infer<typeof cellSchema>

const statusRowSchema = z.object({
  /** What joins its documents. */
  key: z.string(),
  title: z.string(),
  /** Document from which it is made elsewhere. */
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
  /** One site or language. */
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
  /** Counts of all rows that are asked for: how many are in each state, by column. */
  counts: z.record(z.string(), z.partialRecord(z.enum(STATES), z.number())),
  people: z.array(z.string()),
  /** Templates of pages, as the form of a page names them. */
  templates: z.array(z.object({ value: z.string(), label: z.string() })),
})
export type Status = z.infer<typeof statusSchema>

export const leftOutSchema = z.object({
  collection: z.enum(TRANSLATED_COLLECTIONS),
  key: z.string().min(1).max(200),
  site: z.string(),
  left: z.boolean(),
})
