import { z } from 'zod'
import { anyBlockSchema } from './block.ts'
import { ADDRESSED_KINDS, ENTRY_KINDS, entryIdSchema } from './entry.ts'
import { gatedPageAnswerSchema } from './gated-page.ts'

/** Addresses of previews begin with it: `/__preview/{brand}/{locale}/{path}/?mode=edit&token=` (reading 31). */
export const PREVIEW_FOLDER = '/__preview/'

/** `preview`: as visitors will see it. `edit`: with editable areas and blocks marked. */
export const previewModeSchema = z.enum(['preview', 'edit'])
export type PreviewMode = z.infer<typeof previewModeSchema>

/** Lifetime of a token for a site's previews; the studio renews it while a window is open. */
export const PREVIEW_TOKEN_S = 15 * 60

/** Lifetime of a link that an editor shares with people without an account. */
export const PREVIEW_LINK_S = 7 * 24 * 3_600

/** A site as planned for the end of `day` (in the site's time zone); `drafts`: as if they were published. */
export const sitePlanSchema = z.object({ day: z.iso.date().optional(), drafts: z.boolean() })
export type SitePlan = z.infer<typeof sitePlanSchema>

/** A signed permission: its holder may see previews of this brand-locale until then. */
export const previewGrantSchema = z.object({
  site: z.string(),
  /** Seconds since the epoch. */
  until: z.number().int(),
  /** A plan for a later day or with drafts: the site loads the content from the studio. */
  ahead: sitePlanSchema.optional(),
  /** The editor's language, for texts that only editors see. */
  language: z.string().max(20).optional(),
  /** Id of a shared link: the studio knows what it shows, and whether it was withdrawn. */
  link: z.uuid().optional(),
})
export type PreviewGrant = z.infer<typeof previewGrantSchema>

/** Header in which a site passes the token on to the studio. */
export const PREVIEW_HEADER = 'x-menagerie-preview'

/** An entry as it would be published; the site that shows it validates the body. */
const previewEntry = entryIdSchema.extend({ path: z.string().optional(), body: z.unknown() })

/** Placeholder for a block that is not complete; `text` says what is missing. In previews only. */
export const INCOMPLETE_BLOCK = 'Incomplete'
export const incompleteBlockSchema = anyBlockSchema.extend({ blockType: z.literal(INCOMPLETE_BLOCK), text: z.string() })

/** What signed-in customers see of a gated page besides its body; previews need it as well. */
const gatedPartsSchema = gatedPageAnswerSchema.pick({ downloads: true, children: true })
export type GatedParts = z.infer<typeof gatedPartsSchema>

/** A published gated page, for a preview. */
export const gatedPreviewSchema = gatedPartsSchema.extend({ page: previewEntry.optional() })
export type GatedPreview = z.infer<typeof gatedPreviewSchema>

/**
 * Entries that a preview shows instead of the published ones. `shown`: the document whose page is shown, at any path.
 */
export const previewOverlaySchema = z.object({
  entries: z.array(previewEntry).max(50),
  shown: z.object({ kind: z.enum(ADDRESSED_KINDS), key: z.string() }).optional(),
  gated: gatedPartsSchema.optional(),
})
export type PreviewOverlay = z.infer<typeof previewOverlaySchema>

/** Differences from the published entries on a site that is shown ahead. */
export const siteAheadSchema = z.object({
  entries: z.array(previewEntry),
  gone: z.array(z.object({ kind: z.enum(ENTRY_KINDS), key: z.string() })),
  /** The time that is shown, in milliseconds; absent: now. */
  at: z.number().optional(),
})
export type SiteAhead = z.infer<typeof siteAheadSchema>

/** A text of the form, which the page looks for in its HTML. */
const editedText = z.object({
  /** Id of the block; empty for a field of the document itself. */
  block: z.string(),
  /** Path of the field in the block or the form: `banners.1.blockTitle`. */
  field: z.string().min(1),
  label: z.string(),
  text: z.string(),
  /** A single line without formatting, which can be edited on the page itself. */
  isPlain: z.boolean(),
})
export type EditedText = z.infer<typeof editedText>

/** Texts of the marks on a page, in the editor's language, with the placeholders `{title}`, `{area}`, `{at}` and `{of}`. */
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

/** What a page needs to be edited: areas, blocks and texts, named as in the form. */
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
          /** Title of the block, as in its row of the form. */
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
  /** Text size of the marks in the page's pixels, because the page may be scaled down. */
  textSize: z.number().positive(),
})
export type EditedPage = z.infer<typeof editedPageSchema>

/**
 * From the studio to the page: shows this overlay. A page ignores messages with a lower number than the last one shown.
 */
export const previewMessageSchema = z.object({
  type: z.literal('menagerie-preview'),
  number: z.number().int(),
  token: z.string(),
  overlay: previewOverlaySchema,
  edited: editedPageSchema.optional(),
})
export type PreviewMessage = z.infer<typeof previewMessageSchema>

/** From the studio to the page: a plain text that was just typed in the form, before the page with it is rendered. */
export const typedMessageSchema = editedText.pick({ block: true, field: true, text: true }).extend({
  type: z.literal('menagerie-typed'),
  /** For formatted text: the former text of this run of words; `text` is the new one. */
  before: z.string().optional(),
})
export type TypedMessage = z.infer<typeof typedMessageSchema>

/** From the studio to the page: marks this block and scrolls to it. */
export const markMessageSchema = z.object({
  type: z.literal('menagerie-mark'),
  /** Empty for the first block of the page. */
  block: z.string(),
  /** Moves the keyboard focus there as well. */
  focus: z.boolean().optional(),
})
export type MarkMessage = z.infer<typeof markMessageSchema>

/** The document whose page is shown. */
export const previewPlaceSchema = z.object({ kind: z.enum(ADDRESSED_KINDS), key: z.string().min(1) })
export type PreviewPlace = z.infer<typeof previewPlaceSchema>

/** From the page to the studio: ready for messages (`number` 0), or the result of a message. */
export const previewAnswerSchema = z.object({
  type: z.literal('menagerie-preview-shown'),
  number: z.number().int(),
  result: z.enum(['shown', 'unreachable', 'refused']),
  /** The document and path that a clicked link has led to. */
  place: previewPlaceSchema.optional(),
  path: z.string().optional(),
})
export type PreviewAnswer = z.infer<typeof previewAnswerSchema>

const block = z.string().min(1)
const area = z.string().min(1)

/** An action of an editor on the page. The studio carries it out in its form, with the form's rights and checks. */
const editActSchema = z.discriminatedUnion('act', [
  z.object({ act: z.literal('select'), block }),
  /** A clicked text: its field, in a block or in the document itself (`block` is empty). */
  z.object({ act: z.literal('open'), block: z.string(), field: z.string().min(1) }),
  /** Current value of a plain text that is being typed on the page. */
  z.object({ act: z.literal('type'), block: z.string(), field: z.string().min(1), text: z.string() }),
  /** Asks for the kind of the new block at this position. */
  z.object({ act: z.literal('add'), area, at: z.number().int().min(0) }),
  z.object({ act: z.literal('move'), block, area, to: z.number().int().min(0) }),
  z.object({ act: z.literal('duplicate'), block }),
  z.object({ act: z.literal('hide'), block }),
  z.object({ act: z.literal('delete'), block }),
  z.object({ act: z.literal('undo') }),
  z.object({ act: z.literal('redo') }),
  /** Returns the keyboard focus to where it was in the form. */
  z.object({ act: z.literal('leave') }),
])
export type EditAct = z.infer<typeof editActSchema>

/** From the page to the studio: an action of the editor. */
export const editMessageSchema = z.object({ type: z.literal('menagerie-edit'), edit: editActSchema })
export type EditMessage = z.infer<typeof editMessageSchema>
