import { Gutter, SetStepNav } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { z } from 'zod'
import { findStaff } from '../../../access/find-staff.ts'
import { tellSaver } from '../../../model/saves/turned-down-name.ts'
import { toTranslator } from '../../../model/words/words-of.ts'
import { toPreviewedCollection } from '../../../preview/previewed-collections.ts'
import { findPublishedVersions } from '../find-published-versions.ts'
import { VersionPages } from './VersionPages.tsx'

const segmentsSchema = z.tuple([
  z.literal('collections'),
  z.string(),
  z.uuid(),
  z.literal('versions'),
  z.uuid(),
  z.literal('pages'),
])
const versionSchema = z.object({
  id: z.string(),
  updatedAt: z.string(),
  version: z.looseObject({ site: z.string(), savedBy: z.string().nullish() }),
})

type AskedVersion = { collection: NonNullable<ReturnType<typeof toPreviewedCollection>>; id: string; version: string }

/** Two versions of a document as the pages that they were: what was public before, or the one that is asked for, and this one. */
export async function VersionPagesView(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  const [, slug, id, , version] = segmentsSchema.safeParse(view.params?.segments).data ?? []
  const collection = toPreviewedCollection(slug ?? '')
  const asked = findStaff(req) && collection && id && version ? { collection, id, version } : undefined
  const sides = asked === undefined ? [] : await loadSides(req, asked, view.searchParams?.versionFrom)
  const t = toTranslator(req.i18n)
  if (asked === undefined || sides.length === 0) return <Gutter>{t('versions.none')}</Gutter>
  const toUrl = (path: `/${string}`) => formatAdminURL({ adminRoute: req.payload.config.routes.admin, path })
  const base = `/collections/${asked.collection}/${asked.id}` as const
  return (
    <>
      <SetStepNav
        nav={[
          { label: t('versions.document'), url: toUrl(base) },
          { label: req.i18n.t('version:versions'), url: toUrl(`${base}/versions`) },
          { label: t('versions.sideBySide') },
        ]}
      />
      <VersionPages collection={asked.collection} id={asked.id} sides={sides} />
    </>
  )
}

async function loadSides(req: PayloadRequest, { collection, id, version }: AskedVersion, from: unknown) {
  const load = async (versionId: string) => {
    const found = await req.payload
      .findVersionByID({ collection, id: versionId, depth: 0, trash: true, overrideAccess: false, req })
      .catch(() => undefined)
    return versionSchema.safeParse(found).data
  }
  const now = await load(version)
  if (now === undefined) return []
  const published = await findPublishedVersions(req, collection, id)
  const before = published.find((each) => each.updatedAt < now.updatedAt && each.id !== now.id)?.id
  const asked = z.uuid().safeParse(from).data ?? before
  const then = asked === undefined ? undefined : await load(asked)
  const { i18n } = req
  const pattern = req.payload.config.admin.dateFormat
  return [then, now].flatMap((each) =>
    each === undefined
      ? []
      : [
          {
            id: each.id,
            date: each.updatedAt,
            told: formatDate({ date: each.updatedAt, i18n, pattern }),
            by: each.version.savedBy ? tellSaver(each.version.savedBy, i18n.language) : '',
            isPublic: published.some((one) => one.id === each.id),
            values: each.version,
          },
        ],
  )
}
