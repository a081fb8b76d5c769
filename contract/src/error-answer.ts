import { z } from 'zod'

/** Body of every error of the Content API (spec §8): a message, and messages per field if fields are at fault. */
export const errorAnswerSchema = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** Not an error of the visitor: the reason passes by itself, such as an application that is being reviewed. */
  isNotice: z.boolean().optional(),
  /** The calling program's token is invalid or lacks the permission: the visitor's input is not at fault. */
  isOfToken: z.boolean().optional(),
})
export type ErrorAnswer = z.infer<typeof errorAnswerSchema>
