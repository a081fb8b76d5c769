import { z } from 'zod'

/** Category of one brand-locale, also what `categories/{key}/products` and category links show (spec §3). */
export const categoryBodySchema = z.object({
  displayName: z.string().min(1),
  /** Code that products carry, for example `dogs`. */
  code: z.string().min(1),
  linkedPage: z.string().optional(),
  image: z.string().optional(),
  products: z.array(z.string()),
  translationGroup: z.string().min(1),
})

export type CategoryBody = z.infer<typeof categoryBodySchema>
