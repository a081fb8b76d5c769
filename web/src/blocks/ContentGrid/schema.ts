import { anyBlockSchema } from '@menagerie/contract/block'
import { z } from 'zod'

/** Spec §5: shows with 4 to 9 pages only. Items are keys of pages or articles. */
export const contentGridSchema = anyBlockSchema.extend({
  blockType: z.literal('ContentGrid'),
  title: z.string().optional(),
  items: z.array(z.object({ kind: z.enum(['page', 'article']), key: z.string().min(1) })),
})

export type ContentGridBlock = z.infer<typeof contentGridSchema>
