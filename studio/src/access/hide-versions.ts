import type { CollectionConfig, Endpoint } from 'payload'
import { toAdminRefusal } from './refuse.ts'

const notThere = () => toAdminRefusal(404, 'These documents have no versions')

export const NO_VERSIONS: Endpoint[] = [
  { method: 'get', path: '/versions', handler: notThere },
  { method: 'get', path: '/versions/:id', handler: notThere },
  { method: 'post', path: '/versions/:id', handler: notThere },
]

/**
 * Answers for versions of documents that have none: Payload has these endpoints for all collections, and fails because
 * of the missing table.
 */
export function hideVersions(collection: CollectionConfig): CollectionConfig {
  if (collection.versions || collection.endpoints === false) return collection
  return { ...collection, endpoints: [...NO_VERSIONS, ...(collection.endpoints ?? [])] }
}
