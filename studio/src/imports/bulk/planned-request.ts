import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload'
import { idsAskedFor, matchesWhere } from './matches-where.ts'
import type { NewDocument } from './new-document.ts'

type Asked = { collection: CollectionSlug; where?: Where }
type Found = { docs: { id: string }[]; totalDocs: number }

/**
 * A request whose reads find documents that are only planned, before those that are stored: forms ask whether what a
 * relation names exists and may be chosen.
 */
export async function createPlannedRequest(payload: Payload, planned: readonly NewDocument[]): Promise<PayloadRequest> {
  const byId = new Map(planned.map((document) => [document.id, document]))

  async function find({ collection, where = {} }: Asked): Promise<Found> {
    const ids = idsAskedFor(where)
    if (ids === undefined) return payload.db.find({ collection, where })
    const own = ids.flatMap((id) => byId.get(id) ?? []).filter((document) => document.collection === collection)
    const docs = own.map(({ id, data }) => ({ ...data, id })).filter((document) => matchesWhere(document, where))
    // A link may lead to several collections, and all of them are asked: ids are unique over all.
    const others = ids.filter((id) => !byId.has(id))
    if (others.length === 0) return { docs, totalDocs: docs.length }
    const stored = await payload.db.find<{ id: string }>({
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
