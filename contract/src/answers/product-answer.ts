import { z } from 'zod'
import { leafletBodySchema } from '../leaflet.ts'
import { productBodySchema } from '../product.ts'

/** A product of spec §3 with its path. Pictures and leaflets are keys for /media/{uuid} and /leaflets/{uuid}. */
export const productAnswerSchema = productBodySchema.extend({ path: z.string() })
export type ProductAnswer = z.infer<typeof productAnswerSchema>

/** A leaflet of spec §3. `@path` is the call that returns the file. */
export const leafletAnswerSchema = z.object({
  '@id': z.string().min(1),
  '@name': z.string().min(1),
  '@path': z.string().min(1),
  title: z.string().min(1),
  name: z.string().min(1),
  bytes: leafletBodySchema.shape.bytes,
})
export type LeafletAnswer = z.infer<typeof leafletAnswerSchema>
