import { z } from 'zod'
import { anyBlockSchema } from './block.ts'
import { contentTagSchema } from './content-fields.ts'
import { richTextNodesSchema } from './rich-text.ts'

/** Digits only (spec §2: `product/{sku}`). */
export const skuSchema = z.string().regex(/^\d{1,18}$/)

/** A company's own article number, which may contain letters; not used in addresses (reading 50). */
export const articleNumberSchema = z.string().regex(/^[\p{L}\p{N}](?:[\p{L}\p{N} ._/-]{0,58}[\p{L}\p{N}])?$/u)

/** Specification attributes of spec §3. */
export const SPECIFICATION_ATTRIBUTES = [
  'color',
  'flavor',
  'contents',
  'size',
  'sku',
  'barcode',
  'form',
  'animal_age',
  'animal_type',
  'animal_weight',
  'do_not_apply_when',
  'efficacy_period',
  'storage_and_safety',
  'product_precautions',
  'item_active_ingredients',
  'item_legal_category',
] as const

/**
 * Search facets of spec §3 with words as values, and what a recipe is free of or made for. `is_natural` is not here,
 * because it is a boolean.
 */
export const PRODUCT_FACETS = [
  'animal_type',
  'product_sub_group',
  'online_animal_age',
  'online_animal_weight',
  'bird_type',
  'brand',
  'sub_brand',
  'color',
  'flavor',
  'form',
  'rodent_species',
  'usage',
  'diet',
] as const
export type ProductFacet = (typeof PRODUCT_FACETS)[number]

/** All facets that visitors may filter a list by. */
export const LIST_FACETS = [...PRODUCT_FACETS, 'is_natural'] as const
export type ListFacet = (typeof LIST_FACETS)[number]

/** `code` is the same in every country, `label` already in the entry's language. */
const facetValueSchema = z.object({ code: z.string().min(1), label: z.string().min(1) })
export type FacetValue = z.infer<typeof facetValueSchema>

/** Hazard pictograms of the Globally Harmonized System. */
export const GHS_SYMBOLS = ['GHS01', 'GHS02', 'GHS03', 'GHS04', 'GHS05', 'GHS06', 'GHS07', 'GHS08', 'GHS09'] as const

const address = z.url({ protocol: /^https?$/ })

/** A market that sells the product. Prices in the currency's main unit. */
const marketSchema = z.object({
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
  available: z.boolean(),
  rrp: z.number().nonnegative().optional(),
  currency: z.string().length(3).optional(),
})
export const MAX_CUSTOMER_PICTURES = 12

/** A picture shared by a customer, and the address of its post. */
const customerPictureSchema = z.object({ image: z.string(), link: address.optional() })

/** Longest text of a product on a card, in characters. */
export const MAX_TEASER = 60

/**
 * Product of one brand-locale: shared facts joined with that locale's texts (spec §3). A product that is not sold there
 * has no entry.
 */
export const productBodySchema = z.object({
  sku: skuSchema,
  article_number: articleNumberSchema.optional(),
  name: z.string().min(1),
  title: z.string().optional(),
  /** Recommended retail price in the currency's main unit; absent when the country has none. */
  rrp: z.number().nonnegative().optional(),
  currency: z.string().length(3).optional(),
  /** The markets of this locale; `rrp` and `currency` are those of the first one. */
  markets: z.array(marketSchema).default([]),
  /** Shown on cards instead of the beginning of the short description. */
  teaser: z.string().max(MAX_TEASER).optional(),
  short_description: z.string().optional(),
  description: richTextNodesSchema.optional(),
  instructions: richTextNodesSchema.optional(),
  /** Ingredients. */
  composition: richTextNodesSchema.optional(),
  additives: richTextNodesSchema.optional(),
  analysis: richTextNodesSchema.optional(),
  /** Media keys; lists show the first one. */
  images: z.array(z.string()),
  video_url: address.optional(),
  /** Key of an uploaded film, which replaces `video_url`. */
  film: z.string().optional(),
  usps: z.array(z.string()),
  related: z.array(skuSchema),
  /** Retailers that sell the product online, in the editors' order; `image` is a media key. */
  product_links: z.array(z.object({ name: z.string().min(1), url: address, image: z.string().optional() })).default([]),
  amazon_asin: z
    .string()
    .regex(/^[A-Z0-9]{10}$/)
    .optional(),
  amazon_availability: z.boolean().default(false),
  webshop_url: address.optional(),
  url_slug: z.string().min(1),
  url_key: z.string().min(1),
  meta_description: z.string().optional(),
  ghs_symbols: z.array(z.enum(GHS_SYMBOLS)).default([]),
  flowbox_enabled: z.boolean().default(false),
  /**
   * Chosen by editors, together with `flowbox_enabled`: shown if no service is connected or the visitor has not agreed
   * to it. Media keys.
   */
  customer_pictures: z.array(customerPictureSchema).max(MAX_CUSTOMER_PICTURES).default([]),
  /** Sold in this country only on prescription. */
  is_prescription: z.boolean().default(false),
  variant_group: z.string().optional(),
  tags: z.array(contentTagSchema).default([]),
  /** Leaflet keys. */
  leaflets: z.array(z.string()).default([]),
  /** Filled rows of the specification by attribute, in the locale's language. */
  specification: z.partialRecord(z.enum(SPECIFICATION_ATTRIBUTES), z.string().min(1)),
  facets: z.partialRecord(z.enum(PRODUCT_FACETS), z.array(facetValueSchema)).default({}),
  is_natural: z.boolean().default(false),
  /** Date of the first publication, for lists of the newest products: ISO date. */
  published: z.iso.date().optional(),
  blocks: z.array(anyBlockSchema),
  /** Some of its texts are still in another language than the site's: search engines must not index it. */
  untranslated: z.boolean().optional(),
})

export type ProductBody = z.infer<typeof productBodySchema>
