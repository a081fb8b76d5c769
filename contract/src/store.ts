import { z } from 'zod'
import { skuSchema } from './product.ts'

/** Degrees as decimal text (spec §3: numeric strings). */
const degrees = (limit: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d+)?$/)
    .refine((text) => Math.abs(Number(text)) <= limit, `must be from -${limit} to ${limit}`)

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/)
const span = z.object({ from: time, to: time })

/** Local time of the store. A day without spans is closed; `exceptions` replace the weekday's hours on their date. */
const openingHoursSchema = z.object({
  week: z.partialRecord(z.enum(WEEKDAYS), z.array(span)),
  exceptions: z.array(z.object({ date: z.iso.date(), spans: z.array(span) })),
})
export type OpeningHours = z.infer<typeof openingHoursSchema>

export const POINTS_OF_SALE = ['online', 'offline'] as const

/** Kind of shop, as visitors would call it. */
export const STORE_KINDS = ['pet', 'feed', 'vet', 'garden', 'riding', 'supermarket', 'other'] as const
export type StoreKind = (typeof STORE_KINDS)[number]

/** Facets that can describe a part of a range. */
export const RANGE_FACETS = ['animal_type', 'product_sub_group', 'brand', 'sub_brand'] as const

/**
 * A part of the range of the store's brands: the named products, those of the named categories (by code), and those
 * that have one of the values of each given facet.
 */
const rangePartSchema = z.object({
  products: z.array(skuSchema).default([]),
  categories: z.array(z.string().min(1)).default([]),
  facets: z.partialRecord(z.enum(RANGE_FACETS), z.array(z.string().min(1))).default({}),
})
const rangeSchema = z.union([z.literal('full'), rangePartSchema])
export type RangePart = z.infer<typeof rangePartSchema>
export type StoreRange = z.infer<typeof rangeSchema>

/** A store, shared by all brands and locales. Its key is spec §3's `@id`; the distance is computed where a position is known. */
export const storeBodySchema = z.object({
  /** The store's title or its name. */
  name: z.string().min(1),
  /** Brands that the store sells. */
  brands: z.array(z.string().min(1)).min(1),
  lat: degrees(90).optional(),
  lng: degrees(180).optional(),
  street1: z.string().optional(),
  street2: z.string().optional(),
  street3: z.string().optional(),
  postal_code: z.string().optional(),
  city: z.string().optional(),
  province: z.string().optional(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
  phone: z.string().optional(),
  website: z.url({ protocol: /^https?$/ }).optional(),
  is_featured: z.boolean(),
  point_of_sale: z.enum(POINTS_OF_SALE),
  /** Media key of its picture (spec §3 `tablet_portrait_up_image_url`). */
  image: z.string().optional(),
  opening_hours: openingHoursSchema.optional(),
  shop_kind: z.enum(STORE_KINDS).optional(),
  /** Absent if unknown. */
  range: rangeSchema.optional(),
})
export type StoreBody = z.infer<typeof storeBodySchema>
