import { z } from 'zod'

/** Category of one brand-locale, as shown by `categories/{code}/products` and category links (spec §3). */
export const categoryBodySchema = z.object({
  displayName: z.string().min(1),
  /** The same in every country, for example `dogs`. */
  code: z.string().min(1),
  /** Key of the parent category; two levels at most (spec §2, blog overview). */
  parent: z.string().optional(),
  linkedPage: z.string().optional(),
  /** Spec §3 `tabletPortraitUpImageUrl`. */
  image: z.string().optional(),
  products: z.array(z.string()),
  translationGroup: z.string().min(1),
})
