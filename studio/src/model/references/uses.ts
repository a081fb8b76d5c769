import { z } from 'zod'

/** One place where a document is named. */
const useSchema = z.object({
  collection: z.string(),
  id: z.string(),
  title: z.string(),
  site: z.string().optional(),
  /** In the words of its form: `Main area · Call to action`. */
  place: z.string(),
  /** Only a draft names it: visitors do not see it there. */
  isDraft: z.boolean(),
})
export type Use = z.infer<typeof useSchema>

/** `total` counts documents, of which the first ones are named. */
export const usesSchema = z.object({ uses: z.array(useSchema), total: z.number() })
export type Uses = z.infer<typeof usesSchema>

const QUESTIONS = ['delete', 'unpublish', 'move'] as const
/** What a refused save is told beside the sentence, so that the admin can ask. */
export const questionSchema = z.object({ question: z.enum(QUESTIONS), uses: usesSchema })
export type Question = z.infer<typeof questionSchema>

/** In the query of a save that was asked about and is meant. */
export const MEANT = 'evenIfUsed'

/** Collections whose documents others name. */
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
