import type { CollectionConfig } from 'payload'
import { beginsByItself } from './begins-by-itself.ts'

export const CREATE_VIEW = '/src/editor/create/CreateView.tsx#CreateView'

/**
 * Asks for site and name before a document is created. In collections with autosave, Payload creates a draft as soon as
 * the form is opened, which would fill lists with unnamed drafts.
 */
export function withCreateView(collection: CollectionConfig): CollectionConfig {
  if (!beginsByItself(collection)) return collection
  const { admin = {} } = collection
  const views = {
    ...admin.components?.views,
    create: { Component: CREATE_VIEW, path: '/create' as const, exact: true },
  }
  return { ...collection, admin: { ...admin, components: { ...admin.components, views } } }
}
