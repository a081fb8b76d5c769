import { z } from 'zod'
import { emailSchema } from '../accounts.ts'
import { imageAnswerSchema } from './image-answer.ts'

/** An author of spec §3, the occupation in the language asked for. The date stands at the block that shows the author. */
export const authorAnswerSchema = z.object({
  '@id': z.string().min(1),
  name: z.string().min(1),
  occupation: z.string().optional(),
  emailAddress: emailSchema.optional(),
  telephone: z.string().optional(),
  authorPortrait: imageAnswerSchema.optional(),
})
