import { z } from 'zod'

/** A document that references another. */
const useSchema = z.object({
  collection: z.string(),
  id: z.string(),
  title: z.string(),
  site: z.string().optional(),
  /** Place in the form: `Main area · Call to action`. */
  place: z.string(),
  /** Only a draft contains the reference, so visitors do not see it. */
  isDraft: z.boolean(),
})
export type Use = z.infer<typeof useSchema>

/** `total` counts all documents; `uses` contains only the first ones. */
export const usesSchema = z.object({ uses: z.array(useSchema), total: z.number() })
export type Uses = z.infer<typeof usesSchema>

const QUESTIONS = ['delete', 'unpublish', 'move'] as const
/** Sent with the sentence of a refused save, so that the admin can ask for confirmation. */
export const questionSchema = z.object({ question: z.enum(QUESTIONS), uses: usesSchema })
export type Question = z.infer<typeof questionSchema>

/** Query parameter of a save that the user has confirmed. */
export const MEANT = 'evenIfUsed'

/** Collections whose documents can be referenced. */
export const USED_COLLECTIONS = [
  'pages',
  'articles',
  'jobs',
  'authors',
  'media',
  'films',
  'product-facts',
  'categories',
  'terms',
  'leaflets',
] as const
