import { editedPageSchema, previewOverlaySchema } from '@menagerie/contract/preview'
import { z } from 'zod'

/** Answer to the form: address and content of the preview, or why it cannot be shown. */
export const framePreviewSchema = z.object({
  /** Address of the preview, with a token that is valid for 15 minutes. */
  address: z.url(),
  token: z.string(),
  overlay: previewOverlaySchema.optional(),
  problem: z.string().optional(),
  /** For edit mode: the areas of the page's template, and their blocks. */
  areas: editedPageSchema.shape.areas.optional(),
  texts: editedPageSchema.shape.texts.optional(),
})
export type FramePreview = z.infer<typeof framePreviewSchema>
