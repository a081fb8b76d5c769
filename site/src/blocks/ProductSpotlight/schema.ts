import { blockSchema } from '@menagerie/contract/block'
import { skuSchema } from '@menagerie/contract/product'
import { z } from 'zod'

/** Spec §2 and §9, product spotlight: up to three products. */
export const productSpotlightSchema = blockSchema.extend({
  blockType: z.literal('ProductSpotlight'),
  title: z.string().optional(),
  products: z.array(skuSchema).max(3),
})

export type ProductSpotlightBlock = z.infer<typeof productSpotlightSchema>
