import type { CollectionConfig, Endpoint } from 'payload'
import { toAdminRefusal } from './refuse.ts'

const notThere = () => toAdminRefusal(404, 'These documents have no versions')

export const NO_VERSIONS: Endpoint[] = [
  { method: 'get', path: '/versions', handler: notThere },
  { method: 'get', path: '/versions/:id', handler: notThere },
  { method: 'post', path: '/versions/:id', handler: notThere },
]

/** Payload offers these addresses for documents without versions too, and fails at their missing table. */
export function hideVersions(collection: CollectionConfig): CollectionConfig {
  if (collection.versions || collection.endpoints === false) return collection
  return { ...collection, endpoints: [...NO_VERSIONS, ...(collection.endpoints ?? [])] }
}
