import { z } from 'zod'

/**
 * A published block: `id` is the editor's row id, `blockType` names the folder in `web/src/blocks`. Its other fields
 * are checked by that folder's `schema.ts`, in the studio when it publishes and in the replica when it receives.
 */
export const anyBlockSchema = z.looseObject({ id: z.string().min(1), blockType: z.string().min(1) })
export type Block = z.infer<typeof anyBlockSchema>
