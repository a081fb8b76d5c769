import { z } from 'zod'

const orderSchema = z.object({
  file: z.string(),
  url: z.string(),
  token: z.string(),
  round: z.string(),
  /** If absent, the writer runs until it is killed. */
  count: z.number().optional(),
})
export type WriterOrder = z.infer<typeof orderSchema>

export const readWriterOrder = (json: string): WriterOrder => orderSchema.parse(JSON.parse(json))

/** Returns the text of the form with this key, so that the form can be found again. */
export const toQuestion = (key: string) => `Question ${key}`
export const toNewsletterEmail = (key: string) => `reader-${key}@shop.example`
