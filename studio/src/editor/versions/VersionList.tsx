import { getTranslation } from '@payloadcms/translations'
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import type { DocumentViewServerProps, Where } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { z } from 'zod'
import { isTurnedDownName, tellSaver } from '../../model/saves/turned-down-name.ts'
import { toTranslator, type Words } from '../../model/words/words-of.ts'
import { toPreviewedCollection } from '../../preview/previewed-collections.ts'
import { findPublishedVersions } from './find-published-versions.ts'
import { foldDrafts } from './fold-drafts.ts'
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
  const published = await findPublishedVersions(req, collectionConfig.slug, docID)
  const toVersionUrl = ({ id, updatedAt }: Version, end: '' | '/pages' = '') => {
    const before = published.find((each) => each.updatedAt < updatedAt && each.id !== id)
    return toUrl(`${base}/${id}${end}`) + (before === undefined ? '' : `?versionFrom=${before.id}`)
  }
  const isOfSite = collectionConfig.flattenedFields.some(({ name }) => name === 'site')
  const hasPages = isOfSite && toPreviewedCollection(collectionConfig.slug) !== undefined && bin === '' && !isChoice
  const toLink = (version: Version) => (
    <a href={isChoice ? `?versionFrom=${version.id}` : toVersionUrl(version)}>
      <VersionTime date={version.updatedAt} told={toTime(version.updatedAt)} />
    </a>
  )
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
                {hasPages && <th scope="col">{t('versions.sideBySide')}</th>}
              </tr>
            </thead>
            <tbody>
              {foldDrafts(
                docs.map((each) => versionSchema.parse(each)),
                describeVersion,
              ).map(({ shown, earlier }) => (
                <tr key={shown.id}>
                  <td>
                    {toLink(shown)}
                    {earlier.length > 0 && (
                      <details>
                        <summary>{t('versions.earlier', { count: earlier.length })}</summary>
                        <ul>
                          {earlier.map((version) => (
                            <li key={version.id}>{toLink(version)}</li>
                          ))}
                        </ul>
                      </details>
                    )}
                  </td>
                  <td>{toSaver(shown, i18n.language) ?? t('versions.studio')}</td>
                  <td>{toState(shown, t)}</td>
                  {hasPages && (
                    <td>
                      <a href={toVersionUrl(shown, '/pages')}>{t('versions.compare')}</a>
                    </td>
                  )}
                </tr>
              ))}
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

const describeVersion = ({ version }: Version) => ({
  by: version.savedBy ?? undefined,
  isDraft: version._status === 'draft',
  isOwn: Boolean(version.deletedAt || version.savedOver),
})

const toSaver = ({ version: { savedBy } }: Version, language: string) => savedBy && tellSaver(savedBy, language)

function toState({ version }: Version, t: Words): string {
  if (version.deletedAt) return t('versions.binned')
  if (isTurnedDownName(version.savedBy)) return t('versions.leftOut')
  const state = version._status === 'draft' ? t('common.draft') : t('common.published')
  return version.savedOver ? t('versions.over', { state }) : state
}
