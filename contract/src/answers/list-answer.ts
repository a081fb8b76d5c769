import { z } from 'zod'

/** Every list of the API has its items in `data`. */
export const listAnswer = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item) })

/** One page of a list. Callers must append the token to `next_page_url` (spec §7), which is absent on the last page. */
export const pagedListAnswer = <T extends z.ZodType>(item: T) =>
  listAnswer(item).extend({
    page: z.number().int().positive(),
    limit: z.number().int().positive(),
    total: z.number().int().nonnegative(),
    next_page_url: z.url({ protocol: /^https?$/ }).optional(),
  })
