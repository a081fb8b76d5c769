import type { BrandLocale } from '@menagerie/brands/brand-locale'
import { findById } from '@menagerie/brands/locales'
import { ADDRESSED_KINDS, type Entry } from '@menagerie/contract/entry'
import {
  PREVIEW_FOLDER,
  PREVIEW_TOKEN_S,
  type PreviewMode,
  type PreviewOverlay,
  previewModeSchema,
} from '@menagerie/contract/preview'
import { signPreview } from '@menagerie/contract/preview-token'
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { findStaff } from '../access/find-staff.ts'
import { buildUnsaved } from './build-unsaved.ts'
import { toEditedAreas, withStandIns } from './edited-areas.ts'
import { listTexts } from './edited-texts.ts'
import { findAddressing } from './find-addressing.ts'
import type { PreviewAnswer } from './preview-answer.ts'
import { type PreviewedCollection, toPreviewedCollection } from './previewed-collections.ts'

const asked = z.object({
  collection: z.string(),
  id: z.uuid(),
  mode: previewModeSchema,
  values: z.looseObject({ site: z.string() }),
})

/** What a form would publish as it stands now, for the site to draw; nothing is stored. All staff reads all drafts. */
export const previewOfForm: Endpoint = {
  method: 'post',
  path: '/preview',
  handler: async (req) => {
    if (findStaff(req) === undefined) return refuse(403, 'Sign in first')
    const secret = process.env.PREVIEW_SECRET
    if (!secret) return refuse(404, 'Previews are not configured')
    await addDataAndFileToRequest(req)
    const form = asked.safeParse(req.data).data
    const collection = toPreviewedCollection(form?.collection ?? '')
    const site = findById(form?.values.site ?? '')
    if (form === undefined || collection === undefined || site === undefined) return refuse(400, 'Choose a site first')
    const token = signPreview(secret, { site: site.id, until: Math.floor(Date.now() / 1_000) + PREVIEW_TOKEN_S })
    const built = await build(req, collection, form)
    const path = built.overlay?.entries.find(({ key }) => key === built.overlay?.shown?.key)?.path
    const answer: PreviewAnswer = {
      address: toAddress(site, { path: path ?? '', token, mode: form.mode }),
      token,
      ...built,
    }
    return Response.json(answer)
  },
}

const refuse = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status })

async function build(
  req: PayloadRequest,
  collection: PreviewedCollection,
  { id, values, mode }: z.infer<typeof asked>,
): Promise<Pick<PreviewAnswer, 'overlay' | 'problem' | 'areas' | 'texts'>> {
  const { entries, lacking, problem } = await buildUnsaved(req, collection, {
    id,
    values,
    showsHidden: mode === 'edit',
  })
  const [firstLack] = lacking.values()
  const why = problem ?? firstLack
  const told = why === undefined ? {} : { problem: why }
  if (entries.length === 0) return told
  if (mode !== 'edit') return { ...told, overlay: toOverlay(entries) }
  const drawn = entries.map((entry) => withStandIns(entry, values, lacking))
  const { flattenedFields } = req.payload.collections[collection].config
  const blocks = new Map(Object.entries(req.payload.blocks))
  const texts = listTexts(flattenedFields, values, (slug) => blocks.get(slug))
  return { ...told, overlay: toOverlay(drawn), areas: toEditedAreas(drawn, values), texts }
}

function toOverlay(entries: readonly Entry[]): PreviewOverlay {
  const own = entries.map(({ kind, brand, locale, key, path, body }) => ({
    ...{ kind, brand, locale, key, body },
    ...(path !== undefined && { path }),
  }))
  const shown = entries.flatMap(({ kind, key }) => {
    const addressed = ADDRESSED_KINDS.find((each) => each === kind)
    return addressed === undefined ? [] : [{ kind: addressed, key }]
  })[0]
  return { entries: own, ...(shown !== undefined && { shown }) }
}

/** `at=own`: it shows the document wherever that stands, also before it has an address. */
function toAddress(
  site: BrandLocale,
  { path, token, mode }: { path: string; token: string; mode: PreviewMode },
): string {
  const { origin } = new URL(findAddressing().links(site).url(''))
  const query = new URLSearchParams({ mode, at: 'own', token })
  return `${origin}${PREVIEW_FOLDER}${site.id}/${path === '' ? '' : `${encodeURI(path)}/`}?${query}`
}
