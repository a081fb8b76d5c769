import { z } from 'zod'

/** Category of one brand-locale, also what `categories/{code}/products` and category links show (spec §3). */
export const categoryBodySchema = z.object({
  displayName: z.string().min(1),
  /** Code that is the same in every country, for example `dogs`. */
  code: z.string().min(1),
  /** Key of the category above; two levels at most (spec §2, blog overview). */
  parent: z.string().optional(),
  linkedPage: z.string().optional(),
  /** Spec §3 `tabletPortraitUpImageUrl`. */
  image: z.string().optional(),
  products: z.array(z.string()),
  translationGroup: z.string().min(1),
})
