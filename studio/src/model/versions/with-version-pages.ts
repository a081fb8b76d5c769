import type { CollectionConfig } from 'payload'
import { toPreviewedCollection } from '../../preview/previewed-collections.ts'

const VIEW = '/src/editor/versions/pages/VersionPagesView.tsx#VersionPagesView'

/** Documents with a page on a site have a view of two of its versions, page beside page. */
export function withVersionPages(collection: CollectionConfig): CollectionConfig {
  if (toPreviewedCollection(collection.slug) === undefined || !collection.versions) return collection
  const { admin = {} } = collection
  const pages = { Component: VIEW, path: '/:id/versions/:version/pages' as const, exact: true }
  const views = { ...admin.components?.views, versionPages: pages }
  return { ...collection, admin: { ...admin, components: { ...admin.components, views } } }
}
