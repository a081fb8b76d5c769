import type { Payload, PayloadRequest } from 'payload'
import type { NewDocument } from './new-document.ts'
import { createReadingRequest } from './reading-request.ts'

/** Returns a request whose reads find documents that are only planned, before those that are stored. */
export async function createPlannedRequest(payload: Payload, planned: readonly NewDocument[]): Promise<PayloadRequest> {
  const byId = new Map(planned.map((document) => [document.id, document]))
  return createReadingRequest(payload, (collection, id) => {
    const document = byId.get(id)
    // A link may lead to several collections, and all of them are asked: ids are unique over all.
    if (document !== undefined && document.collection !== collection) return null
    return document && { ...document.data, id }
  })
}
