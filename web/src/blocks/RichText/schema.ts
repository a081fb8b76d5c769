import { anyBlockSchema } from '@menagerie/contract/block'
import { richTextNodesSchema as textSchema } from '@menagerie/contract/rich-text'
import { z } from 'zod'

export const richTextSchema = anyBlockSchema.extend({
  blockType: z.literal('RichText'),
  content: textSchema,
})

export type RichTextBlock = z.infer<typeof richTextSchema>
