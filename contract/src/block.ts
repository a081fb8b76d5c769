import { z } from 'zod'

/**
 * A block as it travels: its `id` is the editor's row id, `blockType` names the folder in `web/src/blocks`. Its own fields
 * are checked by that folder's `schema.ts`, which the studio uses when it writes and the replica when it takes in.
 */
export const anyBlockSchema = z.looseObject({ id: z.string().min(1), blockType: z.string().min(1) })
export type Block = z.infer<typeof anyBlockSchema>
