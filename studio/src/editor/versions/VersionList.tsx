import { getTranslation } from '@payloadcms/translations'
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import type { DocumentViewServerProps, Where } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { z } from 'zod'
import { toTranslator, type Words } from '../frame/words-of.ts'
import { findPublishedVersions } from './find-published-versions.ts'
import { VersionTime } from './VersionTime.tsx'

const PER_PAGE = 25

const versionSchema = z.object({
  id: z.string(),
  updatedAt: z.string(),
  version: z.object({
    _status: z.string().nullish(),
    savedBy: z.string().nullish(),
    savedOver: z.boolean().nullish(),
    deletedAt: z.string().nullish(),
  }),
})
type Version = z.infer<typeof versionSchema>

/** Former saves, newest first: when, by which person, and whether visitors got it. */
export async function VersionList({ initPageResult, routeSegments, searchParams, versions }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult
  if (collectionConfig === undefined || docID === undefined) return null
  const page = z.coerce.number().int().min(1).catch(1).parse(searchParams?.page)
  const { docs, hasNextPage, totalPages } = await req.payload.findVersions({
    collection: collectionConfig.slug,
    where: toWhere(String(docID), Boolean(collectionConfig.versions?.drafts)),
    sort: '-updatedAt',
    limit: PER_PAGE,
    page,
    depth: 0,
    trash: true,
    overrideAccess: false,
    req,
  })
  const bin = routeSegments[2] === 'trash' ? 'trash/' : ''
  const base = `/collections/${collectionConfig.slug}/${bin}${docID}/versions` as const
  const toUrl = (path: `/${string}`) => formatAdminURL({ adminRoute: req.payload.config.routes.admin, path })
  // In a drawer it chooses what a version is compared with.
  const isChoice = versions?.useVersionDrawerCreatedAtCell === true
  const { i18n } = req
  const t = toTranslator(i18n)
  const published = collectionConfig.versions?.drafts
    ? await findPublishedVersions(req, collectionConfig.slug, docID)
    : []
  const toVersionUrl = ({ id, updatedAt }: Version) => {
    const before = published.find((each) => each.updatedAt < updatedAt && each.id !== id)
    return toUrl(`${base}/${id}`) + (before === undefined ? '' : `?versionFrom=${before.id}`)
  }
  const toTime = (date: string) => formatDate({ date, i18n, pattern: req.payload.config.admin.dateFormat })
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig.slug}
        id={docID}
        isTrashed={bin !== ''}
        pluralLabel={getTranslation(collectionConfig.labels.plural, i18n)}
        useAsTitle={collectionConfig.admin.useAsTitle}
        view={i18n.t('version:versions')}
      />
      <main className="versions">
        <Gutter className="versions__wrap">
          <table className="menagerie-history">
            <thead>
              <tr>
                <th scope="col">{t('versions.saved')}</th>
                <th scope="col">{t('versions.by')}</th>
                <th scope="col">{t('versions.what')}</th>
              </tr>
            </thead>
            <tbody>
              {docs.map((each) => {
                const version = versionSchema.parse(each)
                return (
                  <tr key={version.id}>
                    <td>
                      <a href={isChoice ? `?versionFrom=${version.id}` : toVersionUrl(version)}>
                        <VersionTime date={version.updatedAt} told={toTime(version.updatedAt)} />
                      </a>
                    </td>
                    <td>{version.version.savedBy ?? t('versions.studio')}</td>
                    <td>{toState(version, t)}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
          {docs.length === 0 && <p>{t('versions.none')}</p>}
          {totalPages > 1 && (
            <nav className="menagerie-history__pages" aria-label={t('versions.pages')}>
              {page > 1 && <a href={toUrl(`${base}?page=${page - 1}`)}>{t('versions.newer')}</a>}
              <span>{t('versions.of', { page, pages: totalPages })}</span>
              {hasNextPage && <a href={toUrl(`${base}?page=${page + 1}`)}>{t('versions.older')}</a>}
            </nav>
          )}
        </Gutter>
      </main>
    </>
  )
}

/** Payload notes snapshots of its own beside what people save. */
const toWhere = (parent: string, hasDrafts: boolean): Where => ({
  parent: { equals: parent },
  ...(hasDrafts && { snapshot: { not_equals: true } }),
})

function toState({ version }: Version, t: Words): string {
  if (version.deletedAt) return t('versions.binned')
  const state = version._status === 'draft' ? t('common.draft') : t('common.published')
  return version.savedOver ? t('versions.over', { state }) : state
}
