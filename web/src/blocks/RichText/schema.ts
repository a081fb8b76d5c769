import { blockSchema } from '@menagerie/contract/block'
import { richTextSchema } from '@menagerie/contract/rich-text'
import { z } from 'zod'

export const richTextBlockSchema = blockSchema.extend({
  blockType: z.literal('RichText'),
  content: richTextSchema,
})

export type RichTextBlock = z.infer<typeof richTextBlockSchema>
