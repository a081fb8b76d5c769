import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'

/** Payload itself refuses fields that the person may not read (`overrideAccess: false`). */
const whereSchema = z.custom<Where>((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
const querySchema = z.object({
  where: whereSchema.optional().catch(undefined),
  search: z.string().max(200).optional().catch(undefined),
})

/** What a list is narrowed to, as its address says it: by its filters, and by what is typed into its search. */
export function readWanted({ query }: Pick<PayloadRequest, 'query'>): Where {
  const { where, search } = querySchema.parse(query ?? {})
  return { and: [...(where ? [where] : []), ...(search ? [{ email: { like: search } }] : [])] }
}
