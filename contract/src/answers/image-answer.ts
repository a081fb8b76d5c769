import { z } from 'zod'

/** Image object of spec §3. `@path` is the call that returns the original file; `title` is its alternative text in the requested language. */
export const imageAnswerSchema = z.object({
  '@id': z.string().min(1),
  '@path': z.string().min(1),
  metadata: z.object({ width: z.number().int().positive(), height: z.number().int().positive(), title: z.string() }),
})
export type ImageQueryAnswer = z.infer<typeof imageAnswerSchema>
