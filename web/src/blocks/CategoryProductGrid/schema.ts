import { anyBlockSchema } from '@menagerie/contract/block'
import { skuSchema } from '@menagerie/contract/product'
import { z } from 'zod'

/** Spec §2, §5 and §9, category/product grid: 4 to 9 products (unique skus), or categories in two or three columns. */
export const categoryProductGridSchema = anyBlockSchema.extend({
  blockType: z.literal('CategoryProductGrid'),
  title: z.string().optional(),
  show: z.enum(['products', 'categories']),
  products: z.array(skuSchema),
  /** Category keys. */
  categories: z.array(z.string()),
  columns: z.union([z.literal(2), z.literal(3)]),
})

export type CategoryProductGridBlock = z.infer<typeof categoryProductGridSchema>
