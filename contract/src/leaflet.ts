import { z } from 'zod'

/** A package insert (PDF). Its key is spec §3's `@id`; the file travels apart, named by `hash`, as pictures do. */
export const leafletBodySchema = z.object({
  /** What the link to it says, in the leaflet's own language. */
  title: z.string().min(1),
  /** File name for the download, which is spec §3's `@name` and `name`. */
  name: z.string().min(1),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  mime: z.literal('application/pdf'),
  bytes: z.number().int().positive(),
})
export type LeafletBody = z.infer<typeof leafletBodySchema>
