import { z } from 'zod'

/**
 * What a process that holds a part of the sites is told of the pages, articles, jobs and products of the others: enough to lead there
 * and to name them as variants. Its key is `KIND:KEY` of what it stands for, its path is the same. Only the feed makes it (decision 073).
 */
export const counterpartBodySchema = z.object({
  /** Translation group of what stands there; of a product its sku. */
  group: z.string().min(1),
  /** Search engines are not to list it: others do not name it to them as their variant. */
  unlisted: z.literal(true).optional(),
})
