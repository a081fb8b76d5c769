import { z } from 'zod'

/** A row of the table of indexes. `sequence` grows with every change of the index; the bytes are those of its records as JSON. */
export const indexRowSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  sequence: z.number().int(),
  records: z.number().int(),
  bytes: z.number().int(),
  settings: z.string(),
  created: z.string(),
  updated: z.string(),
})
export type IndexRow = z.infer<typeof indexRowSchema>
