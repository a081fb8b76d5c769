import type { CollectionConfig } from 'payload'
import { toSavedCollection } from '../saves/saved-collections.ts'

const NOTE = '/src/editor/saves/LockedForm.tsx#LockedNote'

/** Says of a form that cannot be changed why, with the people to ask; the guard of documents that people write together does by itself. */
export function withLockedNote(collection: CollectionConfig): CollectionConfig {
  if (toSavedCollection(collection.slug) !== undefined) return collection
  const { admin = {} } = collection
  const { beforeDocumentControls = [], ...edit } = admin.components?.edit ?? {}
  const controls = { ...edit, beforeDocumentControls: [NOTE, ...beforeDocumentControls] }
  return { ...collection, admin: { ...admin, components: { ...admin.components, edit: controls } } }
}
