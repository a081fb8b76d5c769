import { blockSchema } from '@menagerie/contract/block'
import { richTextSchema as textSchema } from '@menagerie/contract/rich-text'
import { z } from 'zod'

export const richTextSchema = blockSchema.extend({
  blockType: z.literal('RichText'),
  content: textSchema,
})

export type RichTextBlock = z.infer<typeof richTextSchema>
