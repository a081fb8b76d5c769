import type { CollectionConfig } from 'payload'
import { toPreviewedCollection } from './previewed-collections.ts'

const PANE = '/src/editor/preview/PreviewPane.tsx#PreviewPane'

/** Adds the preview beside the form. The address is constant: with a function, Payload closes the preview after every save. */
export function withPreview(collection: CollectionConfig): CollectionConfig {
  if (toPreviewedCollection(collection.slug) === undefined) return collection
  const { admin = {} } = collection
  const { views = {} } = admin.components ?? {}
  const versions = views.edit && 'versions' in views.edit ? views.edit.versions : undefined
  return {
    ...collection,
    admin: {
      ...admin,
      livePreview: { url: '/' },
      components: {
        ...admin.components,
        views: { ...views, edit: { ...(versions && { versions }), livePreview: { Component: PANE } } },
      },
    },
  }
}
