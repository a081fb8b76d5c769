import { z } from 'zod'

/** What a product may lack on a site, in the order of how much it matters. */
export const LACKS = [
  'text',
  'published',
  'price',
  'picture',
  'alt',
  'category',
  'description',
  'same',
  'shop',
  'leaflet',
] as const
export type Lack = (typeof LACKS)[number]

export const LACK_WORDS: Readonly<Record<Lack, string>> = {
  text: 'No text on the site',
  published: 'Text is a draft only',
  price: 'No price in the country',
  picture: 'No picture',
  alt: 'Picture without alternative text',
  category: 'In no category',
  description: 'No description',
  same: 'Description of another product',
  shop: 'No shop that sells it',
  leaflet: 'No leaflet',
}

export const healthSchema = z.object({
  sites: z.array(z.object({ site: z.string(), sold: z.number(), lacks: z.partialRecord(z.enum(LACKS), z.number()) })),
})
export type HealthAnswer = z.infer<typeof healthSchema>

/** A product that lacks something: `text` is absent where there is none on the site. */
export const lackingSchema = z.object({
  products: z.array(z.object({ facts: z.string(), text: z.string().nullable(), sku: z.string(), name: z.string() })),
  total: z.number(),
})
export type LackingAnswer = z.infer<typeof lackingSchema>
