import { ADDRESSED_KINDS, type Entry } from '@menagerie/contract/entry'
import { type PreviewOverlay, previewModeSchema, sitePlanSchema } from '@menagerie/contract/preview'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { Language } from '@menagerie/sites/languages'
import { findById } from '@menagerie/sites/locales'
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { findStaff } from '../access/find-staff.ts'
import { toAdminRefusal } from '../access/refuse.ts'
import { toSay } from '../platform/say.ts'
import { toBlockTitle } from '../publish/entries/to-annotation.ts'
import { buildProductDraft } from './build-product-draft.ts'
import { buildUnsaved } from './build-unsaved.ts'
import { toEditedAreas, withStandIns } from './edited-areas.ts'
import { listTexts } from './edited-texts.ts'
import { findGatedParts } from './gated-parts.ts'
import { toPreviewAddress } from './preview-address.ts'
import type { FramePreview } from './preview-answer.ts'
import { toPreviewEntry } from './preview-entry.ts'
import { type PreviewedCollection, toPreviewedCollection } from './previewed-collections.ts'
import { readAreas } from './read-areas.ts'
import { signForStaff } from './sign-for-staff.ts'

const asked = z.object({
  collection: z.string(),
  id: z.uuid(),
  mode: previewModeSchema,
  /** A product draft has no site, but is previewed on one. */
  values: z.looseObject({ site: z.string().nullish(), seenOn: z.string().nullish() }),
  /** Plan for the rest of the site, if it is to be shown ahead. */
  ahead: sitePlanSchema.optional(),
})

/** Languages are given by Payload's codes, such as `nb`. */
type Reader = {
  /** Translates a sentence of the studio. */
  tell: (sentence: string, language: string) => string
  findLanguage: (language: string) => Language | undefined
}

/**
 * Returns the entries that a form would publish now, for the site to render; stores nothing. All users of the studio
 * may read all drafts.
 */
export const previewOfForm = ({ tell, findLanguage }: Reader): Endpoint => ({
  method: 'post',
  path: '/preview',
  handler: async (req) => {
    if (findStaff(req) === undefined) return toAdminRefusal(403, 'Sign in first')
    const secret = process.env.PREVIEW_SECRET
    if (!secret) return toAdminRefusal(404, 'Previews are not configured')
    await addDataAndFileToRequest(req)
    const form = asked.safeParse(req.data).data
    const collection = toPreviewedCollection(form?.collection ?? '')
    const site = findById(form?.values.site ?? form?.values.seenOn ?? '')
    if (form === undefined || collection === undefined || site === undefined)
      return toAdminRefusal(400, 'Choose a site first')
    const token = signForStaff(secret, site.id, { ahead: form.ahead, language: findLanguage(req.i18n.language) })
    const built = await build(req, collection, form, { site, tell: (text) => tell(text, req.i18n.language) })
    const path = built.overlay?.entries.find(({ key }) => key === built.overlay?.shown?.key)?.path
    const answer: FramePreview = {
      // The preview finds the document by its key, wherever it is published, and even without an address.
      address: toPreviewAddress(site, { path: path ?? '', token, mode: form.mode }, { at: 'own' }),
      token,
      ...built,
    }
    return Response.json(answer)
  },
})

async function build(
  req: PayloadRequest,
  collection: PreviewedCollection,
  { id, values, mode }: z.infer<typeof asked>,
  { site, tell }: { site: BrandLocale; tell: (sentence: string) => string },
): Promise<Pick<FramePreview, 'overlay' | 'problem' | 'areas' | 'texts'>> {
  if (collection === 'product-drafts') {
    const { entries, problem } = await buildProductDraft(req, site, { id, values })
    return { ...(problem !== undefined && { problem }), ...(entries.length > 0 && { overlay: toOverlay(entries) }) }
  }
  const { entries, lacking, problem } = await buildUnsaved(req, collection, {
    id,
    values,
    showsHidden: mode === 'edit',
  })
  const why = problem ?? tellFirst(lacking, values)
  const told = why === undefined ? {} : { problem: why }
  if (entries.length === 0) return told
  if (mode !== 'edit') {
    const [own] = entries
    const gated = own && (await findGatedParts(req.payload, site, own))
    return { ...told, overlay: { ...toOverlay(entries), ...(gated && { gated }) } }
  }
  const drawn = entries.map((entry) => withStandIns(entry, values, lacking, tell))
  const { flattenedFields } = req.payload.collections[collection].config
  const blocks = new Map(Object.entries(req.payload.blocks))
  const texts = listTexts(flattenedFields, values, (slug) => blocks.get(slug))
  const areas = toEditedAreas(drawn, values, toSay(req.i18n), tell)
  return { ...told, overlay: toOverlay(drawn), areas, texts }
}

/** Message about the first incomplete block and what it lacks: `Quote: Fill this in`. */
function tellFirst(
  lacking: ReadonlyMap<string, string>,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  const blocks = Object.values(readAreas(values)).flat()
  const block = blocks.find(({ id }) => lacking.has(id))
  return block && `${toBlockTitle(block.blockType)}: ${lacking.get(block.id)}`
}

function toOverlay(entries: readonly Entry[]): PreviewOverlay {
  const shown = entries.flatMap(({ kind, key }) => {
    const addressed = ADDRESSED_KINDS.find((each) => each === kind)
    return addressed === undefined ? [] : [{ kind: addressed, key }]
  })[0]
  return { entries: entries.map(toPreviewEntry), ...(shown !== undefined && { shown }) }
}
