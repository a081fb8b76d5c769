import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { z } from 'zod'
import { findStaff } from '../../../access/find-staff.ts'
import { toTranslator } from '../../../model/words/words-of.ts'
import { toPreviewedCollection } from '../../../preview/previewed-collections.ts'
import { loadSides } from './load-sides.ts'
import { VersionPages } from './VersionPages.tsx'

const segmentsSchema = z.tuple([
  z.literal('collections'),
  z.string(),
  z.uuid(),
  z.literal('versions'),
  z.uuid(),
  z.literal('pages'),
])
/** Two versions of a document as pages: this one, and the previously published or the requested one. */
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
