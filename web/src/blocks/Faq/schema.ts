import { blockSchema } from '@menagerie/contract/block'
import { richTextSchema } from '@menagerie/contract/rich-text'
import { z } from 'zod'

/** Questions with their answers; the page tells search engines of them as well. */
export const faqSchema = blockSchema.extend({
  blockType: z.literal('Faq'),
  title: z.string().optional(),
  items: z.array(z.object({ id: z.string().min(1), question: z.string().min(1), answer: richTextSchema })),
})

export type FaqBlock = z.infer<typeof faqSchema>
