import { anyBlockSchema } from '@menagerie/contract/block'
import { linkSchema } from '@menagerie/contract/link'
import { z } from 'zod'

/** Spec §3, block types. Pictures are media keys. */
export const fullWidthBannerSchema = anyBlockSchema.extend({
  blockType: z.literal('FullWidthBanner'),
  contentPosition: z.enum(['left', 'right']),
  textColor: z.enum(['light', 'dark']),
  blockTitle: z.string().min(1),
  blockText: z.string().optional(),
  buttonUrl: linkSchema.optional(),
  buttonText: z.string().optional(),
  image: z.string(),
  phoneOnlyImage: z.string().optional(),
})

export type FullWidthBannerBlock = z.infer<typeof fullWidthBannerSchema>
