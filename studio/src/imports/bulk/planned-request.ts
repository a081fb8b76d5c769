import type { Payload, PayloadRequest } from 'payload'
import type { NewDocument } from './new-document.ts'
import { createReadingRequest } from './reading-request.ts'

/** Creates a request whose reads find planned documents before stored ones. */
export async function createPlannedRequest(payload: Payload, planned: readonly NewDocument[]): Promise<PayloadRequest> {
  const byId = new Map(planned.map((document) => [document.id, document]))
  return createReadingRequest(payload, (collection, id) => {
    const document = byId.get(id)
    // A link to several collections causes a read in each; ids are unique over all collections.
    if (document !== undefined && document.collection !== collection) return null
    return document && { ...document.data, id }
  })
}
