import { z } from 'zod'

/**
 * A page, article, job or product of a site that the process does not hold: just enough to link to it and to list it as
 * a language variant. Its key is `KIND:KEY` of the original entry, its path is the same. Only the feed creates it
 * (decision 073).
 */
export const counterpartBodySchema = z.object({
  /** Translation group of the original entry; for a product its SKU. */
  group: z.string().min(1),
  /** Not indexed by search engines: other pages do not list it as their language variant. */
  unlisted: z.literal(true).optional(),
})
