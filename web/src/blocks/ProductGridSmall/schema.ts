import { anyBlockSchema } from '@menagerie/contract/block'
import { skuSchema } from '@menagerie/contract/product'
import { z } from 'zod'
import { MAX_GRID_PRODUCTS } from './max-grid-products.ts'

export const productGridSmallSchema = anyBlockSchema.extend({
  blockType: z.literal('ProductGridSmall'),
  title: z.string().optional(),
  products: z.array(skuSchema).min(1).max(MAX_GRID_PRODUCTS),
})

export type ProductGridSmallBlock = z.infer<typeof productGridSmallSchema>
