import { z } from 'zod'
import { blockSchema } from './block.ts'
import { richTextSchema } from './rich-text.ts'

/** Digits only (spec §2: `product/{sku}`). */
export const skuSchema = z.string().regex(/^\d{1,18}$/)

/** Product of one brand-locale: shared facts joined with that locale's texts (spec §3). Not sold there = no entry. */
export const productBodySchema = z.object({
  sku: skuSchema,
  name: z.string().min(1),
  title: z.string().optional(),
  /** Recommended retail price in the currency's main unit; absent when the country has none. */
  rrp: z.number().nonnegative().optional(),
  currency: z.string().length(3).optional(),
  short_description: z.string().optional(),
  description: richTextSchema.optional(),
  instructions: richTextSchema.optional(),
  composition: richTextSchema.optional(),
  /** Media keys, the first is the one lists show. */
  images: z.array(z.string()),
  usps: z.array(z.string()),
  related: z.array(skuSchema),
  url_slug: z.string().min(1),
  url_key: z.string().min(1),
  meta_description: z.string().optional(),
  variant_group: z.string().optional(),
  /** Specification rows that are filled, by attribute name of spec §3, already in the locale's language. */
  specification: z.partialRecord(
    z.enum([
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
    ]),
    z.string().min(1),
  ),
  blocks: z.array(blockSchema),
})

export type ProductBody = z.infer<typeof productBodySchema>
