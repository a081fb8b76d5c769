import type { CollectionConfig } from 'payload'
import { toSavedCollection } from '../saves/saved-collections.ts'
import { refuseForeignLinks } from './refuse-foreign-links.ts'

/** Holds what a document names against what is there. */
export function withReferences(collection: CollectionConfig): CollectionConfig {
  if (toSavedCollection(collection.slug) === undefined) return collection
  const { hooks = {} } = collection
  return {
    ...collection,
    hooks: { ...hooks, beforeValidate: [...(hooks.beforeValidate ?? []), refuseForeignLinks] },
  }
}
