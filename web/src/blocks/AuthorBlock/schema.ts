import { anyBlockSchema } from '@menagerie/contract/block'
import { z } from 'zod'

/** Spec §2, author block: portrait, name with occupation, mail and phone links, date. `author` is an author key. */
export const authorBlockSchema = anyBlockSchema.extend({
  blockType: z.literal('AuthorBlock'),
  author: z.string().min(1),
  date: z.iso.date().optional(),
})

export type AuthorBlockBlock = z.infer<typeof authorBlockSchema>
