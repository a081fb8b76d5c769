import { z } from 'zod'
import type { WordKey } from '../../model/words/word-key.ts'

/** What a product may lack on a site, most important first. */
export const LACKS = [
  'text',
  'published',
  'translation',
  'price',
  'picture',
  'alt',
  'category',
  'description',
  'same',
  'shop',
  'leaflet',
  'feeding',
] as const
export type Lack = (typeof LACKS)[number]

export const LACK_WORDS: Readonly<Record<Lack, string>> = {
  text: 'No text on the site',
  published: 'Text only in draft',
  translation: 'Not translated yet',
  price: 'No price in the country',
  picture: 'No picture',
  alt: 'Picture without alternative text',
  category: 'Not in a category',
  description: 'No description',
  same: 'Same description as another product',
  shop: 'No shop sells it',
  leaflet: 'No leaflet',
  feeding: 'Feeding table cannot be read',
}

/** Translation keys of the same, for the browser. */
export const LACK_KEYS = {
  text: 'health.lack.text',
  published: 'health.lack.draft',
  translation: 'health.lack.translation',
  price: 'health.lack.price',
  picture: 'health.lack.picture',
  alt: 'health.lack.alt',
  category: 'health.lack.category',
  description: 'health.lack.description',
  same: 'health.lack.twin',
  shop: 'health.lack.shop',
  leaflet: 'health.lack.leaflet',
  feeding: 'health.lack.feeding',
} as const satisfies Record<Lack, WordKey>

export const healthSchema = z.object({
  sites: z.array(z.object({ site: z.string(), sold: z.number(), lacks: z.partialRecord(z.enum(LACKS), z.number()) })),
})
export type HealthAnswer = z.infer<typeof healthSchema>

/** Products that lack something; `text` is null if the site has no text. */
export const lackingSchema = z.object({
  products: z.array(z.object({ facts: z.string(), text: z.string().nullable(), sku: z.string(), name: z.string() })),
  total: z.number(),
})
export type LackingAnswer = z.infer<typeof lackingSchema>
