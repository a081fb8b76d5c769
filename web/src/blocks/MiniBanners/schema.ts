import { anyBlockSchema } from '@menagerie/contract/block'
import { linkSchema } from '@menagerie/contract/link'
import { z } from 'zod'

/** Spec §2, mini banners of the home page: a picture and a few words, all of it a link. */
export const miniBannersSchema = anyBlockSchema.extend({
  blockType: z.literal('MiniBanners'),
  banners: z
    .array(
      z.object({ id: z.string().min(1), title: z.string().min(1), link: linkSchema, image: z.string().optional() }),
    )
    .min(1)
    .max(4),
})

export type MiniBannersBlock = z.infer<typeof miniBannersSchema>
