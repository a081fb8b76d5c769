import type { CollectionConfig } from 'payload'

const VIEW = '/src/editor/create/CreateView.tsx#CreateView'

/**
 * Asks for site and title before there is a document. Payload makes a draft as soon as the form of a collection that saves by itself is
 * opened, so that lists fill with drafts without a title.
 */
export function withCreateView(collection: CollectionConfig): CollectionConfig {
  const { admin = {}, versions } = collection
  const drafts = typeof versions === 'object' ? versions.drafts : undefined
  if (typeof drafts !== 'object' || !drafts.autosave) return collection
  const views = { ...admin.components?.views, create: { Component: VIEW, path: '/create' as const, exact: true } }
  return { ...collection, admin: { ...admin, components: { ...admin.components, views } } }
}
