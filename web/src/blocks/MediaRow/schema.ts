import { anyBlockSchema } from '@menagerie/contract/block'
import { z } from 'zod'

const slot = z.object({
  id: z.string().min(1),
  /** Media key of the picture, or of a video's still. */
  image: z.string(),
  caption: z.string().optional(),
  /** Video rows: address of the video at its platform. */
  videoUrl: z.url({ protocol: /^https$/ }).optional(),
  /** Video rows: key of a film of the company itself, which replaces `videoUrl`. */
  film: z.string().optional(),
  /** Video rows: title of the video, which names the frame. */
  videoTitle: z.string().optional(),
})

/** Spec §3, block types: two slots of one kind. */
export const mediaRowSchema = anyBlockSchema.extend({
  blockType: z.literal('MediaRow'),
  rowType: z.enum(['image', 'video']),
  slots: z.array(slot).min(1).max(2),
})

export type MediaRowBlock = z.infer<typeof mediaRowSchema>
