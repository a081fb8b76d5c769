import type { CollectionConfig } from 'payload'
import { toPreviewedCollection } from '../../preview/previewed-collections.ts'

const VIEW = '/src/editor/versions/pages/VersionPagesView.tsx#VersionPagesView'

/** Adds a view that compares two versions of a document as rendered pages. */
export function withVersionPages(collection: CollectionConfig): CollectionConfig {
  if (toPreviewedCollection(collection.slug) === undefined || !collection.versions) return collection
  const { admin = {} } = collection
  const pages = { Component: VIEW, path: '/:id/versions/:version/pages' as const, exact: true }
  const views = { ...admin.components?.views, versionPages: pages }
  return { ...collection, admin: { ...admin, components: { ...admin.components, views } } }
}
