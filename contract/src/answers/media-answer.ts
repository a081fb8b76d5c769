import { z } from 'zod'
import { mediaBodySchema } from '../media.ts'

/** Metadata of one picture, with its alternative texts in all languages. */
export const mediaAnswerSchema = mediaBodySchema.extend({ key: z.string().min(1) })
