import { z } from 'zod'

/** Shape of every refusal of the Content API (spec §8): a text, and messages per field where fields are at fault. */
export const errorAnswerSchema = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** Not an error of the visitor's: what stands in the way ends by itself, such as an application that is being looked at. */
  isNotice: z.boolean().optional(),
  /** The token of the calling program is not valid, or not for this: nothing that a visitor sent is at fault. */
  isOfToken: z.boolean().optional(),
})
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>
