import { z } from 'zod'
import { redirectBodySchema } from '../redirect.ts'

/**
 * A redirect, and where it leads at this moment: an address from the root of the brand-locale, or a whole one. `location` is
 * absent while its target is not published.
 */
export const redirectAnswerSchema = redirectBodySchema.extend({
  '@id': z.string().min(1),
  location: z.string().optional(),
})
export type RedirectAnswer = z.infer<typeof redirectAnswerSchema>
