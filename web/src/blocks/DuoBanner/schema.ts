import { anyBlockSchema } from '@menagerie/contract/block'
import { linkSchema } from '@menagerie/contract/link'
import { z } from 'zod'

/** Spec §2, duo banner: two banners beside each other. */
export const duoBannerSchema = anyBlockSchema.extend({
  blockType: z.literal('DuoBanner'),
  banners: z
    .array(
      z.object({
        id: z.string().min(1),
        blockTitle: z.string().min(1),
        blockText: z.string().optional(),
        buttonUrl: linkSchema.optional(),
        buttonText: z.string().optional(),
        image: z.string(),
      }),
    )
    .length(2),
})

export type DuoBannerBlock = z.infer<typeof duoBannerSchema>
