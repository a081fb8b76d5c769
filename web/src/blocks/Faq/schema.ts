import { anyBlockSchema } from '@menagerie/contract/block'
import { richTextNodesSchema } from '@menagerie/contract/rich-text'
import { z } from 'zod'

/** Questions with their answers; pages also expose them to search engines. */
export const faqSchema = anyBlockSchema.extend({
  blockType: z.literal('Faq'),
  title: z.string().optional(),
  items: z.array(z.object({ id: z.string().min(1), question: z.string().min(1), answer: richTextNodesSchema })),
})

export type FaqBlock = z.infer<typeof faqSchema>
