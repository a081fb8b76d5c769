import { z } from 'zod'

/**
 * A package insert (PDF). Its key is spec §3's `@id`; the file is transferred separately, named by `hash`, like
 * pictures.
 */
export const leafletBodySchema = z.object({
  /** Text of the link to the leaflet, in the leaflet's own language. */
  title: z.string().min(1),
  /** File name for the download, which is spec §3's `@name` and `name`. */
  name: z.string().min(1),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  mime: z.literal('application/pdf'),
  bytes: z.number().int().positive(),
})
export type LeafletBody = z.infer<typeof leafletBodySchema>
