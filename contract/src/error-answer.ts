import { z } from 'zod'

/** Shape of every refusal of the Content API (spec §8): a text, and messages per field where fields are at fault. */
export const errorAnswerSchema = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
})
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>
