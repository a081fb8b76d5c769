import { z } from 'zod'
import { ADDRESSED_KINDS, entryIdSchema } from './entry.ts'

/** Below it a site shows pages as they will be: `/__preview/{brand}/{locale}/{path}/?mode=preview&token=` (decisions 31). */
export const PREVIEW_FOLDER = '/__preview/'

export const PREVIEW_MODE = 'preview'

/** How long the studio's permission to look at a site's previews lasts; a window that stays open gets new ones. */
export const PREVIEW_TOKEN_S = 15 * 60

/** What the studio vouches for: its bearer may see previews of this brand-locale until then. */
export const previewGrantSchema = z.object({
  site: z.string(),
  /** Seconds since the epoch. */
  until: z.number().int(),
})
export type PreviewGrant = z.infer<typeof previewGrantSchema>

/** An entry as it would be published; its body is checked where it is shown. */
const previewEntry = entryIdSchema.extend({ path: z.string().optional(), body: z.unknown() })

/** What a site shows instead of what is published. `shown`: the document whose page it is, wherever it stands. */
export const previewOverlaySchema = z.object({
  entries: z.array(previewEntry).max(50),
  shown: z.object({ kind: z.enum(ADDRESSED_KINDS), key: z.string() }).optional(),
})
export type PreviewOverlay = z.infer<typeof previewOverlaySchema>

/** From the studio to the page: show this. A page that has shown a later number does not go back. */
export const previewMessageSchema = z.object({
  type: z.literal('menagerie-preview'),
  number: z.number().int(),
  token: z.string(),
  overlay: previewOverlaySchema,
})
export type PreviewMessage = z.infer<typeof previewMessageSchema>

/** From the page to the studio: ready for messages (`number` 0), or this one is on the screen, or cannot be. */
export const previewAnswerSchema = z.object({
  type: z.literal('menagerie-preview-shown'),
  number: z.number().int(),
  ok: z.boolean(),
})
export type PreviewAnswer = z.infer<typeof previewAnswerSchema>
