import { z } from 'zod'

/** What a key may write: facts that hold in all countries, or texts, prices and categories of its sites. */
export const WRITE_KINDS = ['facts', 'texts'] as const
export type WriteKind = (typeof WRITE_KINDS)[number]

export const writeKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The last letters of the key. */
  ending: z.string(),
  /** Null: all sites. */
  sites: z.array(z.string()).nullable(),
  kinds: z.array(z.enum(WRITE_KINDS)),
  madeAt: z.string(),
  madeBy: z.string(),
  usedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
})
export type WriteKey = z.infer<typeof writeKeySchema>
