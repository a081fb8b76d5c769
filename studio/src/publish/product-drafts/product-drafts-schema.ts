import { z } from 'zod'

/** A draft that waits, as the form of its product lists it. */
const waitingDraftSchema = z.object({
  id: z.string(),
  part: z.string(),
  by: z.string().nullable(),
  at: z.string(),
  /** Fields that it changes, by their names in the database. */
  fields: z.array(z.string()),
})

/** `parts`: of which the reader may write a draft. */
export const productDraftsSchema = z.object({ drafts: z.array(waitingDraftSchema), parts: z.array(z.string()) })
export type ProductDraftsAnswer = z.infer<typeof productDraftsSchema>

export const openedDraftSchema = z.object({ id: z.string() })

/** Drafts that a form's changes were laid into. */
export const draftedChangesSchema = z.object({ ids: z.array(z.string()).min(1) })
export type DraftedChanges = z.infer<typeof draftedChangesSchema>
