import { anyBlockSchema } from '@menagerie/contract/block'
import { z } from 'zod'

/** Spec §2, iframe row. `provider` is the company's name, shown before visitors agree to load its page. */
export const iframeRowSchema = anyBlockSchema.extend({
  blockType: z.literal('IframeRow'),
  title: z.string().min(1),
  url: z.url({ protocol: /^https$/ }),
  provider: z.string().min(1),
  /** Media key of a picture that is shown until the visitor agrees. */
  image: z.string().optional(),
  /** In pixels. */
  height: z.number().int().min(100).max(2000),
})

export type IframeRowBlock = z.infer<typeof iframeRowSchema>
