import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { createReadingRequest } from '../bulk/reading-request.ts'
import type { Names } from '../values/names.ts'

/** Creates a request that answers reads of referenced documents from memory, because an import checks thousands of relations. */
export function createKnownRequest(payload: Payload, names: Names): Promise<PayloadRequest> {
  return createReadingRequest(payload, (collection, id) => findKnown(names, collection, id))
}

function findKnown(
  names: Names,
  collection: CollectionSlug,
  id: string,
): { id: string; vocabulary?: string } | undefined {
  switch (collection) {
    case 'terms': {
      const term = names.termOf(id)
      return term && { id, vocabulary: term.vocabulary }
    }
    case 'media':
    case 'leaflets':
    case 'films':
      return names.fileOf(collection, id) && { id }
    case 'product-facts':
      return names.productOf(id) && { id }
    default:
      return undefined
  }
}
