import { z } from 'zod'

/** An unpublished draft, as the form of its product lists it. */
const waitingDraftSchema = z.object({
  id: z.string(),
  part: z.string(),
  by: z.string().nullable(),
  at: z.string(),
  /** Names (in the database) of the fields that it changes. */
  fields: z.array(z.string()),
})

/** `parts`: those for which the user may write a draft. */
export const productDraftsSchema = z.object({ drafts: z.array(waitingDraftSchema), parts: z.array(z.string()) })
export type ProductDraftsAnswer = z.infer<typeof productDraftsSchema>

export const openedDraftSchema = z.object({ id: z.string() })

/** Ids of the drafts that received a form's changes. */
export const draftedChangesSchema = z.object({ ids: z.array(z.string()).min(1) })
export type DraftedChanges = z.infer<typeof draftedChangesSchema>
