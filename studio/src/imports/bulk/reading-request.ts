import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload'
import { idsAskedFor, matchesWhere } from './matches-where.ts'

type AskedDocuments = { collection: CollectionSlug; where?: Where }
type KnownDocument = { id: string }

/**
 * Creates a request whose reads by id are answered by `findKnown`; ids that it does not know (undefined) are read from
 * the database, null means that the id is not in the collection. Forms check for each relation that its target exists
 * and may be chosen.
 */
export async function createReadingRequest(
  payload: Payload,
  findKnown: (collection: CollectionSlug, id: string) => KnownDocument | null | undefined,
): Promise<PayloadRequest> {
  async function find({
    collection,
    where = {},
  }: AskedDocuments): Promise<{ docs: KnownDocument[]; totalDocs: number }> {
    const ids = idsAskedFor(where)
    if (ids === undefined) return payload.db.find({ collection, where })
    const known = new Map(ids.map((id) => [id, findKnown(collection, id)]))
    const others = ids.filter((id) => known.get(id) === undefined)
    const docs = [...known.values()].flatMap((found) => (found && matchesWhere(found, where) ? [found] : []))
    if (others.length === 0) return { docs, totalDocs: docs.length }
    const stored = await payload.db.find<KnownDocument>({
      collection,
      where: { and: [{ id: { in: others } }, where] },
    })
    return { docs: [...docs, ...stored.docs], totalDocs: docs.length + stored.docs.length }
  }
  const db: Payload['db'] = Object.create(payload.db, { find: { value: find } })
  const reading: Payload = Object.create(payload, { db: { value: db } })
  const req = await createLocalReq({}, reading)
  req.payloadDataLoader = Object.create(req.payloadDataLoader, { find: { value: find } })
  return req
}
