import { editedPageSchema, previewOverlaySchema } from '@menagerie/contract/preview'
import { z } from 'zod'

/** What the form hears: what the page shows and where, or in words why it cannot be shown as it stands. */
export const framePreviewSchema = z.object({
  /** Address of the page in its preview, with a permission of 15 minutes. */
  address: z.url(),
  token: z.string(),
  overlay: previewOverlaySchema.optional(),
  problem: z.string().optional(),
  /** For edit mode: what the page's template has of areas, and what stands in them. */
  areas: editedPageSchema.shape.areas.optional(),
  texts: editedPageSchema.shape.texts.optional(),
})
export type FramePreview = z.infer<typeof framePreviewSchema>
