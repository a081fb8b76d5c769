import { z } from 'zod'
import { linkSchema } from './link.ts'
import { skuSchema } from './product.ts'

/** Search settings of one brand-locale (spec §3). */
export const searchSettingsBodySchema = z.object({
  /** Popular search terms. */
  terms: z.array(z.string().min(1)),
  spotlightLabel: z.string().optional(),
  spotlightLink: linkSchema.optional(),
  spotlightImage: z.string().optional(),
  /** SKUs shown as the newest products, in this order. */
  products: z.array(skuSchema),
  /** Whether query suggestions are shown (reading 24). */
  suggestions: z.boolean(),
})
