import { anyBlockSchema } from '@menagerie/contract/block'
import { z } from 'zod'

/** Spec §2, social share: links to share the page with this block. */
export const socialShareSchema = anyBlockSchema.extend({
  blockType: z.literal('SocialShare'),
  title: z.string().optional(),
})

export type SocialShareBlock = z.infer<typeof socialShareSchema>
