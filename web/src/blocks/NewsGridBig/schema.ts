import { ARTICLE_KINDS } from '@menagerie/contract/article'
import { anyBlockSchema } from '@menagerie/contract/block'
import { z } from 'zod'
import { MAX_BIG_NEWS } from './max-big-news.ts'

/** Spec §9: at most two big items. `articles` are article keys in their order; without any, the newest of `source` are shown. */
export const newsGridBigSchema = anyBlockSchema.extend({
  blockType: z.literal('NewsGridBig'),
  title: z.string().optional(),
  source: z.enum(ARTICLE_KINDS),
  /** Code of a content tag that the newest must have. */
  tag: z.string().optional(),
  articles: z.array(z.string()).max(MAX_BIG_NEWS),
})

export type NewsGridBigBlock = z.infer<typeof newsGridBigSchema>
