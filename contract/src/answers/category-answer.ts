import { z } from 'zod'
import { imageAnswerSchema } from './image-answer.ts'

/** A category link of spec §3. `linkedPage` is absent while that page is not published; `parent` is the `@id` above. */
export const categoryAnswerSchema = z.object({
  '@id': z.string().min(1),
  category: z.object({ code: z.string().min(1), displayName: z.string().min(1), parent: z.string().optional() }),
  linkedPage: z.object({ '@id': z.string().min(1), '@path': z.string() }).optional(),
  tabletPortraitUpImageUrl: imageAnswerSchema.optional(),
})
