import type { CollectionConfig } from 'payload'
import { toSavedCollection } from '../saves/saved-collections.ts'

const NOTE = '/src/editor/saves/LockedForm.tsx#LockedNote'

/**
 * Adds a note to forms that the user cannot change, with the reason and the people to ask. Collections with save
 * versions have it in their guard.
 */
export function withLockedNote(collection: CollectionConfig): CollectionConfig {
  if (toSavedCollection(collection.slug) !== undefined) return collection
  const { admin = {} } = collection
  const { beforeDocumentControls = [], ...edit } = admin.components?.edit ?? {}
  const controls = { ...edit, beforeDocumentControls: [NOTE, ...beforeDocumentControls] }
  return { ...collection, admin: { ...admin, components: { ...admin.components, edit: controls } } }
}
