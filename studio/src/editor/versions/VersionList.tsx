import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import { formatDate } from '@payloadcms/ui/shared'
import type { DocumentViewServerProps, Where } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { z } from 'zod'
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
        pluralLabel={collectionConfig.labels.plural}
        useAsTitle={collectionConfig.admin.useAsTitle}
        view={i18n.t('version:versions')}
      />
      <main className="versions">
        <Gutter className="versions__wrap">
          <table className="menagerie-history">
            <thead>
              <tr>
                <th scope="col">Saved</th>
                <th scope="col">By</th>
                <th scope="col">What it was</th>
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
                    <td>{version.version.savedBy ?? 'The studio itself'}</td>
                    <td>{toState(version)}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
          {docs.length === 0 && <p>Nothing was changed here yet: the first change begins the history.</p>}
          {totalPages > 1 && (
            <nav className="menagerie-history__pages" aria-label="Pages of the history">
              {page > 1 && <a href={toUrl(`${base}?page=${page - 1}`)}>Newer</a>}
              <span>
                {page} of {totalPages}
              </span>
              {hasNextPage && <a href={toUrl(`${base}?page=${page + 1}`)}>Older</a>}
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

function toState({ version }: Version): string {
  if (version.deletedAt) return 'Put into the bin'
  const state = version._status === 'draft' ? 'Draft' : 'Published'
  return version.savedOver ? `${state}, over another’s version` : state
}
