import { anyBlockSchema } from '@menagerie/contract/block'
import { z } from 'zod'

/** Spec §2, iframe row. `provider` is the name people know the company by, shown before they agree to load it. */
export const iframeRowSchema = anyBlockSchema.extend({
  blockType: z.literal('IframeRow'),
  title: z.string().min(1),
  url: z.url({ protocol: /^https$/ }),
  provider: z.string().min(1),
  /** Shown until the visitor agrees: a media key. */
  image: z.string().optional(),
  /** Pixels. */
  height: z.number().int().min(100).max(2000),
})

export type IframeRowBlock = z.infer<typeof iframeRowSchema>
