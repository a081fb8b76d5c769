import { getTranslation } from '@payloadcms/translations'
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { toTranslator } from '../../model/words/words-of.ts'
import { loadVersions } from './load-versions.ts'
import { VersionTable } from './VersionTable.tsx'
import { toVersionAddresses } from './version-addresses.ts'

/** Earlier saves, newest first: the time, the user, and whether it was published. */
export async function VersionList({ initPageResult, routeSegments, searchParams, versions }: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult
  if (collectionConfig === undefined || docID === undefined) return null
  const { admin, labels, slug } = collectionConfig
  const loaded = await loadVersions(req, collectionConfig, docID, searchParams?.page)
  const { page, pages } = loaded
  const isInBin = routeSegments[2] === 'trash'
  const isChoice = versions?.useVersionDrawerCreatedAtCell === true
  const place = { admin: req.payload.config.routes.admin, slug, id: docID, isInBin, isChoice }
  const addresses = toVersionAddresses(place, loaded.compared)
  const { i18n } = req
  const t = toTranslator(i18n)
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={slug}
        id={docID}
        isTrashed={isInBin}
        pluralLabel={getTranslation(labels.plural, i18n)}
        useAsTitle={admin.useAsTitle}
        view={i18n.t('version:versions')}
      />
      <main className="versions">
        <Gutter className="versions__wrap">
          <VersionTable versions={loaded.versions} addresses={addresses} req={req} />
          {loaded.versions.length === 0 && <p>{t('versions.none')}</p>}
          {pages > 1 && (
            <nav className="menagerie-history__pages" aria-label={t('versions.pages')}>
              {page > 1 && <a href={addresses.toList(page - 1)}>{t('versions.newer')}</a>}
              <span>{t('versions.of', { page, pages })}</span>
              {page < pages && <a href={addresses.toList(page + 1)}>{t('versions.older')}</a>}
            </nav>
          )}
        </Gutter>
      </main>
    </>
  )
}
