import { anyBlockSchema } from '@menagerie/contract/block'
import { z } from 'zod'

/** Spec §2 and §7, social feed: `tags` are for a configured provider, `pictures` are shown without one. */
export const socialFeedSchema = anyBlockSchema.extend({
  blockType: z.literal('SocialFeed'),
  title: z.string().optional(),
  tags: z.array(z.string().min(1)),
  pictures: z
    .array(z.object({ id: z.string().min(1), image: z.string(), link: z.url({ protocol: /^https$/ }).optional() }))
    .max(12),
})

export type SocialFeedBlock = z.infer<typeof socialFeedSchema>
