import { z } from 'zod'
import { emailSchema } from '../accounts.ts'
import { imageAnswerSchema } from './image-answer.ts'

/**
 * An author of spec §3, with the occupation in the requested language. The date belongs to the block that shows the
 * author.
 */
export const authorAnswerSchema = z.object({
  '@id': z.string().min(1),
  name: z.string().min(1),
  occupation: z.string().optional(),
  emailAddress: emailSchema.optional(),
  telephone: z.string().optional(),
  authorPortrait: imageAnswerSchema.optional(),
})
