import { anyBlockSchema } from '@menagerie/contract/block'
import { skuSchema } from '@menagerie/contract/product'
import { z } from 'zod'
import { MAX_SPOTLIGHT_PRODUCTS } from './max-spotlight-products.ts'

/** Spec §2 and §9, product spotlight: up to three products. */
export const productSpotlightSchema = anyBlockSchema.extend({
  blockType: z.literal('ProductSpotlight'),
  title: z.string().optional(),
  products: z.array(skuSchema).max(MAX_SPOTLIGHT_PRODUCTS),
})

export type ProductSpotlightBlock = z.infer<typeof productSpotlightSchema>
