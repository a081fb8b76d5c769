import { z } from 'zod'
import { SearchError } from '../../port/search-error.ts'
import type { SearchRecord } from '../../port/search-record.ts'
import type { SearchNode } from '../../store/search-node.ts'
import { type IndexChange, writeBatch } from './batch.ts'
import { isTrue, parseBatch, parseBody, parseFields, parseObjectID } from './parse-write.ts'

const getSchema = z.object({
  requests: z
    .array(
      z.object({ indexName: z.string(), objectID: z.unknown(), attributesToRetrieve: z.array(z.string()).nullish() }),
    )
    .max(1_000),
})

export function batchOfIndex(node: SearchNode, indexName: string, body: unknown) {
  return writeBatch(
    node,
    parseBatch(body).map((change) => ({ ...change, indexName })),
  )
}

/** Changes of several indexes are one task here, which every index names. */
export function batchOfMany(node: SearchNode, body: unknown) {
  const changes = parseBatch(body).map((change): IndexChange => {
    if (change.indexName === undefined) throw new SearchError(400, 'indexName: expected the name of an index.')
    return { ...change, indexName: change.indexName }
  })
  const { taskID, objectIDs } = writeBatch(node, changes)
  return { taskID: Object.fromEntries(changes.map(({ indexName }) => [indexName, taskID])), objectIDs }
}

export function addRecord(node: SearchNode, indexName: string, body: unknown) {
  const { taskID, objectIDs } = writeBatch(node, [{ action: 'addObject', body: parseFields(body), indexName }])
  return { createdAt: now(), taskID, objectID: objectIDs[0] }
}

export function putRecord(node: SearchNode, indexName: string, objectID: string, body: unknown) {
  const fields = { ...parseFields(body), objectID }
  const { taskID } = writeBatch(node, [{ action: 'updateObject', body: fields, indexName }])
  return { updatedAt: now(), taskID, objectID }
}

export function updateRecord(
  node: SearchNode,
  { indexName, objectID }: { indexName: string; objectID: string },
  body: unknown,
  address: URLSearchParams,
) {
  const mayCreate = !address.has('createIfNotExists') || isTrue(address, 'createIfNotExists')
  const action = mayCreate ? 'partialUpdateObject' : 'partialUpdateObjectNoCreate'
  const { taskID } = writeBatch(node, [{ action, body: { ...parseFields(body), objectID }, indexName }])
  return { updatedAt: now(), taskID, objectID }
}

export function removeRecord(node: SearchNode, indexName: string, objectID: string) {
  const { taskID } = writeBatch(node, [{ action: 'deleteObject', body: { objectID }, indexName }])
  return { deletedAt: now(), taskID }
}

export function getRecord(node: SearchNode, indexName: string, objectID: string, address: URLSearchParams) {
  const row = node.store.find(indexName)
  if (row === undefined) throw new SearchError(404, `Index ${indexName} does not exist`)
  const record = node.store.record(row.id, objectID)
  if (record === undefined) throw new SearchError(404, 'ObjectID does not exist')
  return pick(record, address.get('attributesToRetrieve')?.split(','))
}

/** In the order of the requests; null for a record that is not there. */
export function getRecords(node: SearchNode, body: unknown) {
  const { requests } = parseBody(getSchema, body)
  const results = requests.map(({ indexName, objectID, attributesToRetrieve }) => {
    const row = node.store.find(indexName)
    if (row === undefined) throw new SearchError(404, `Index ${indexName} does not exist`)
    const record = node.store.record(row.id, parseObjectID(objectID))
    return record === undefined ? null : pick(record, attributesToRetrieve ?? undefined)
  })
  return { results }
}

function pick(record: SearchRecord, attributes: readonly string[] | undefined) {
  if (attributes === undefined || attributes.includes('*')) return record
  const wanted = new Set([...attributes.map((each) => each.trim()), 'objectID'])
  return Object.fromEntries(Object.entries(record).filter(([name]) => wanted.has(name)))
}

export function now(): string {
  return new Date().toISOString()
}
