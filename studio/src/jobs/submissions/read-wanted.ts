import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'

/** With `overrideAccess: false` Payload refuses fields that the user may not read. */
const whereSchema = z.custom<Where>((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
const querySchema = z.object({
  where: whereSchema.optional().catch(undefined),
  search: z.string().max(200).optional().catch(undefined),
})

/** Filter of a list according to its address: its filters and its search text. */
export function readWanted({ query }: Pick<PayloadRequest, 'query'>): Where {
  const { where, search } = querySchema.parse(query ?? {})
  return { and: [...(where ? [where] : []), ...(search ? [{ email: { like: search } }] : [])] }
}
