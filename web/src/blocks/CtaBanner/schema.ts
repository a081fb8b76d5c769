import { anyBlockSchema } from '@menagerie/contract/block'
import { linkSchema } from '@menagerie/contract/link'
import { z } from 'zod'
import { CTA_THEMES } from './themes.ts'

/** Spec §3, block types. `damFiles` are media keys, of which one is shown. */
export const ctaBannerSchema = anyBlockSchema.extend({
  blockType: z.literal('CtaBanner'),
  colorTheme: z.enum(CTA_THEMES),
  blockTitle: z.string().min(1),
  blockText: z.string().optional(),
  buttonUrl: linkSchema.optional(),
  buttonText: z.string().optional(),
  /** A second button beside the first. */
  secondButton: linkSchema.optional(),
  secondText: z.string().optional(),
  damFiles: z.array(z.string()),
})

export type CtaBannerBlock = z.infer<typeof ctaBannerSchema>
