import { z } from 'zod'

/** Collections whose documents are pages of their own. */
export const ADDRESSED_COLLECTIONS = ['pages', 'articles', 'jobs', 'product-texts'] as const

export const publicAddressSchema = z.object({ address: z.url().nullable() })
export type PublishedAddress = z.infer<typeof publicAddressSchema>
