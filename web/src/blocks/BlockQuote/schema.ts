import { anyBlockSchema } from '@menagerie/contract/block'
import { STAMPS } from '@menagerie/contract/stamps'
import { z } from 'zod'

/** Spec §2, block quote with animal stamp icon. `source` is the author of the quote. */
export const blockQuoteSchema = anyBlockSchema.extend({
  blockType: z.literal('BlockQuote'),
  text: z.string().min(1),
  source: z.string().optional(),
  stamp: z.enum(STAMPS).optional(),
})

export type BlockQuoteBlock = z.infer<typeof blockQuoteSchema>
