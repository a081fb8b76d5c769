import { ARTICLE_KINDS } from '@menagerie/contract/article'
import { anyBlockSchema } from '@menagerie/contract/block'
import { z } from 'zod'
import { MAX_SMALL_NEWS } from './small-news-counts.ts'

/** Spec §9: fewer than four items are centred. `articles` as in the big grid. */
export const newsGridSmallSchema = anyBlockSchema.extend({
  blockType: z.literal('NewsGridSmall'),
  title: z.string().optional(),
  source: z.enum(ARTICLE_KINDS),
  tag: z.string().optional(),
  articles: z.array(z.string()).max(MAX_SMALL_NEWS),
})

export type NewsGridSmallBlock = z.infer<typeof newsGridSmallSchema>
