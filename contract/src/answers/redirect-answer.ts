import { z } from 'zod'
import { redirectBodySchema } from '../redirect.ts'

/**
 * A redirect and its current target: an absolute path in the brand-locale, or a full address. `location` is absent
 * while the target is not published.
 */
export const redirectAnswerSchema = redirectBodySchema.extend({
  '@id': z.string().min(1),
  location: z.string().optional(),
})
export type RedirectAnswer = z.infer<typeof redirectAnswerSchema>
