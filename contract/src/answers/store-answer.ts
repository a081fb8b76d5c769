import { z } from 'zod'
import { storeBodySchema } from '../store.ts'

/** A store under the names of spec §3; callers that know a position compute the distance. */
export const storeAnswerSchema = storeBodySchema.omit({ brands: true, image: true }).extend({
  '@id': z.string().min(1),
  /** The call that returns the store's picture. */
  tablet_portrait_up_image_url: z.string().optional(),
})
export type StoreAnswer = z.infer<typeof storeAnswerSchema>
