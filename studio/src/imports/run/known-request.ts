import { type CollectionSlug, createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload'
import { idsAskedFor, matchesWhere } from '../bulk/matches-where.ts'
import type { Names } from '../values/names.ts'

type Asked = { collection: CollectionSlug; where?: Where }
type Found = { docs: { id: string }[]; totalDocs: number }

/** A request whose reads about what cells name are answered from memory: forms ask about each relation, and an import has thousands. */
export async function createKnownRequest(payload: Payload, names: Names): Promise<PayloadRequest> {
  async function find({ collection, where = {} }: Asked): Promise<Found> {
    const ids = idsAskedFor(where)
    if (ids === undefined) return payload.db.find({ collection, where })
    const known = ids.map((id) => [id, findKnown(names, collection, id)] as const)
    const others = known.flatMap(([id, found]) => (found === undefined ? [id] : []))
    const docs = known.flatMap(([, found]) => (found && matchesWhere(found, where) ? [found] : []))
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
      return names.fileOf(collection, id) && { id }
    case 'product-facts':
      return names.productOf(id) && { id }
    default:
      return undefined
  }
}
