import { anyBlockSchema } from '@menagerie/contract/block'
import { linkSchema } from '@menagerie/contract/link'
import { z } from 'zod'
import { MAX_ALSO_READ_LINKS } from './max-links.ts'

/** Spec §2, 'also read' links. A link without a title of its own shows that of its target. */
export const alsoReadSchema = anyBlockSchema.extend({
  blockType: z.literal('AlsoRead'),
  title: z.string().optional(),
  links: z.array(z.object({ title: z.string().optional(), link: linkSchema })).max(MAX_ALSO_READ_LINKS),
})

export type AlsoReadBlock = z.infer<typeof alsoReadSchema>
