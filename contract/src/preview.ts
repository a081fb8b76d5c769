import { z } from 'zod'
import { anyBlockSchema } from './block.ts'
import { ADDRESSED_KINDS, ENTRY_KINDS, entryIdSchema } from './entry.ts'
import { gatedPageAnswerSchema } from './gated-page.ts'

/** Below it a site shows pages as they will be: `/__preview/{brand}/{locale}/{path}/?mode=edit&token=` (reading 31). */
export const PREVIEW_FOLDER = '/__preview/'

/** `preview`: as visitors will see it. `edit`: with the areas and blocks of editors marked. */
export const previewModeSchema = z.enum(['preview', 'edit'])
export type PreviewMode = z.infer<typeof previewModeSchema>

/** How long the studio's permission to look at a site's previews lasts; a window that stays open gets new ones. */
export const PREVIEW_TOKEN_S = 15 * 60

/** How long a link holds that an editor shares with people without an account. */
export const PREVIEW_LINK_S = 7 * 24 * 3_600

/** A site as it will be at the end of a day of its own, `drafts` as if they were published. */
export const sitePlanSchema = z.object({ day: z.iso.date().optional(), drafts: z.boolean() })
export type SitePlan = z.infer<typeof sitePlanSchema>

/** What the studio vouches for: its bearer may see previews of this brand-locale until then. */
export const previewGrantSchema = z.object({
  site: z.string(),
  /** Seconds since the epoch. */
  until: z.number().int(),
  /** Plan that shows more than what is published: the site asks the studio for it. */
  ahead: sitePlanSchema.optional(),
  /** The editor's, for what the page says to editors alone. */
  language: z.string().max(20).optional(),
  /** Id of a shared link: the studio knows what it shows, and whether it was withdrawn. */
  link: z.uuid().optional(),
})
export type PreviewGrant = z.infer<typeof previewGrantSchema>

/** Header in which a site hands the studio the permission that it was shown. */
export const PREVIEW_HEADER = 'x-menagerie-preview'

/** An entry as it would be published; its body is checked where it is shown. */
const previewEntry = entryIdSchema.extend({ path: z.string().optional(), body: z.unknown() })

/** Stands for a block that lacks something yet: its `text` says what. In previews only. */
export const INCOMPLETE_BLOCK = 'Incomplete'
export const incompleteBlockSchema = anyBlockSchema.extend({ blockType: z.literal(INCOMPLETE_BLOCK), text: z.string() })

/** What customers see of a page behind the door besides its body; the preview of staff needs it. */
const gatedPartsSchema = gatedPageAnswerSchema.pick({ downloads: true, children: true })
export type GatedParts = z.infer<typeof gatedPartsSchema>

/** A page behind the door as it is published, for staff that comes to it in a preview. */
export const gatedPreviewSchema = gatedPartsSchema.extend({ page: previewEntry.optional() })
export type GatedPreview = z.infer<typeof gatedPreviewSchema>

/** What a site shows instead of what is published. `shown`: the document whose page it is, wherever it stands. */
export const previewOverlaySchema = z.object({
  entries: z.array(previewEntry).max(50),
  shown: z.object({ kind: z.enum(ADDRESSED_KINDS), key: z.string() }).optional(),
  gated: gatedPartsSchema.optional(),
})
export type PreviewOverlay = z.infer<typeof previewOverlaySchema>

/** What differs from what is published on a site that is shown ahead. */
export const siteAheadSchema = z.object({
  entries: z.array(previewEntry),
  gone: z.array(z.object({ kind: z.enum(ENTRY_KINDS), key: z.string() })),
  /** The moment that it is shown at, in milliseconds; absent: now. */
  at: z.number().optional(),
})
export type SiteAhead = z.infer<typeof siteAheadSchema>

/** A text of the form, for the page to find where it shows. */
const editedText = z.object({
  /** Id of the block; empty for the document's own fields. */
  block: z.string(),
  /** Where in the block, or in the form: `banners.1.blockTitle`. */
  field: z.string().min(1),
  label: z.string(),
  text: z.string(),
  /** One line without formats, which can be typed on the page itself. */
  isPlain: z.boolean(),
})
export type EditedText = z.infer<typeof editedText>

/** What the marks on a page say, in the editor's language; `{title}`, `{area}`, `{at}` and `{of}` stand for what they are of. */
const markWordsSchema = z.object({
  place: z.string(),
  hidden: z.string(),
  add: z.string(),
  addAtEnd: z.string(),
  addBelow: z.string(),
  drag: z.string(),
  type: z.string(),
  up: z.string(),
  down: z.string(),
  duplicate: z.string(),
  hide: z.string(),
  showAgain: z.string(),
  delete: z.string(),
})
export type MarkWords = z.infer<typeof markWordsSchema>

/** What the page must know to be edited: areas, blocks and texts by the names that the form shows. */
export const editedPageSchema = z.object({
  texts: z.array(editedText),
  areas: z.array(
    z.object({
      name: z.string().min(1),
      title: z.string().min(1),
      blocks: z.array(
        z.object({
          id: z.string().min(1),
          title: z.string().min(1),
          /** What the block says, as the heading of its row in the form does. */
          words: z.string().optional(),
          isHidden: z.boolean(),
        }),
      ),
    }),
  ),
  mayUndo: z.boolean(),
  mayRedo: z.boolean(),
  isReadOnly: z.boolean(),
  words: markWordsSchema,
  /** Size of the marks, in pixels of the page: it may be drawn smaller than it is. */
  textSize: z.number().positive(),
})
export type EditedPage = z.infer<typeof editedPageSchema>

/** From the studio to the page: show this. A page that has shown a later number does not go back. */
export const previewMessageSchema = z.object({
  type: z.literal('menagerie-preview'),
  number: z.number().int(),
  token: z.string(),
  overlay: previewOverlaySchema,
  edited: editedPageSchema.optional(),
})
export type PreviewMessage = z.infer<typeof previewMessageSchema>

/** From the studio to the page: a plain text as it is typed in the form, before the page with it is drawn. */
export const typedMessageSchema = editedText.pick({ block: true, field: true, text: true }).extend({
  type: z.literal('menagerie-typed'),
  /** In formatted text: what this run of words was; `text` is what it is now. */
  before: z.string().optional(),
})
export type TypedMessage = z.infer<typeof typedMessageSchema>

/** From the studio to the page: mark this block, and bring it into view. */
export const markMessageSchema = z.object({
  type: z.literal('menagerie-mark'),
  /** Empty for the first one of the page. */
  block: z.string(),
  /** The keyboard goes there, too. */
  focus: z.boolean().optional(),
})
export type MarkMessage = z.infer<typeof markMessageSchema>

/** The document whose page it is. */
export const previewPlaceSchema = z.object({ kind: z.enum(ADDRESSED_KINDS), key: z.string().min(1) })
export type PreviewPlace = z.infer<typeof previewPlaceSchema>

/** From the page to the studio: ready for messages (`number` 0), or this one is on the screen, or cannot be. */
export const previewAnswerSchema = z.object({
  type: z.literal('menagerie-preview-shown'),
  number: z.number().int(),
  result: z.enum(['shown', 'unreachable', 'refused']),
  /** Place that a link has led to: which document, and where in its site. */
  place: previewPlaceSchema.optional(),
  path: z.string().optional(),
})
export type PreviewAnswer = z.infer<typeof previewAnswerSchema>

const block = z.string().min(1)
const area = z.string().min(1)

/** What an editor does on the page. The studio does it in its form, with the rights and checks of the form. */
const editActSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('select'), block }),
  /** A text that was pressed: its field, of a block or of the document itself. */
  z.object({ act: z.literal('open'), block: z.string(), field: z.string().min(1) }),
  /** What a plain text is while it is typed on the page. */
  z.object({ act: z.literal('type'), block: z.string(), field: z.string().min(1), text: z.string() }),
  /** Asks which kind of block shall stand at this place. */
  z.object({ act: z.literal('add'), area, at: z.number().int().min(0) }),
  z.object({ act: z.literal('move'), block, area, to: z.number().int().min(0) }),
  z.object({ act: z.literal('duplicate'), block }),
  z.object({ act: z.literal('hide'), block }),
  z.object({ act: z.literal('delete'), block }),
  z.object({ act: z.literal('undo') }),
  z.object({ act: z.literal('redo') }),
  /** The keyboard goes back to where it was in the form. */
  z.object({ act: z.literal('leave') }),
])
export type EditAct = z.infer<typeof editActSchema>

/** From the page to the studio. */
export const editMessageSchema = z.object({ type: z.literal('menagerie-edit'), edit: editActSchema })
export type EditMessage = z.infer<typeof editMessageSchema>
