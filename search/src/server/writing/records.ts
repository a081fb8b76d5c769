import { z } from 'zod'
import { findPicker } from '../../engine/pick-attributes.ts'
import { parseSettings } from '../../port/parse-settings.ts'
import { SearchError } from '../../port/search-error.ts'
import type { SearchRecord } from '../../port/search-record.ts'
import type { IndexRow } from '../../store/index-row.ts'
import type { SearchNode } from '../../store/search-node.ts'
import type { KeyRole } from '../keys.ts'
import { type IndexChange, writeBatch } from './batch.ts'
import { findIndex } from './index-config.ts'
import { now } from './now.ts'
import { isTrue, parseBatch, parseObjectID, parseWriteBody, parseWriteFields } from './parse-write.ts'

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

/** Makes changes of several indexes in one task, which is answered for every index. */
export function batchOfMany(node: SearchNode, body: unknown) {
  const changes = parseBatch(body).map((change): IndexChange => {
    if (change.indexName === undefined) throw new SearchError(400, 'indexName: expected the name of an index.')
    return { ...change, indexName: change.indexName }
  })
  const { taskID, objectIDs } = writeBatch(node, changes)
  return { taskID: Object.fromEntries(changes.map(({ indexName }) => [indexName, taskID])), objectIDs }
}

export function addRecord(node: SearchNode, indexName: string, body: unknown) {
  const { taskID, objectIDs } = writeBatch(node, [{ action: 'addObject', body: parseWriteFields(body), indexName }])
  return { createdAt: now(), taskID, objectID: objectIDs[0] }
}

export function putRecord(node: SearchNode, indexName: string, objectID: string, body: unknown) {
  const fields = { ...parseWriteFields(body), objectID }
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
  const { taskID } = writeBatch(node, [{ action, body: { ...parseWriteFields(body), objectID }, indexName }])
  return { updatedAt: now(), taskID, objectID }
}

export function removeRecord(node: SearchNode, indexName: string, objectID: string) {
  const { taskID } = writeBatch(node, [{ action: 'deleteObject', body: { objectID }, indexName }])
  return { deletedAt: now(), taskID }
}

type RecordCall = { indexName: string; objectID: string; role: KeyRole }

/** Returns a record. A key that may only search gets only the attributes that a search shows. */
export function getRecord(node: SearchNode, { indexName, objectID, role }: RecordCall, address: URLSearchParams) {
  const row = findIndex(node, indexName)
  const record = node.store.record(row.id, objectID)
  if (record === undefined) throw new SearchError(404, 'ObjectID does not exist')
  return toPicker(row, role)(record, address.get('attributesToRetrieve')?.split(','))
}

/** Returns records in the order of the requests, with null for a record that does not exist. */
export function getRecords(node: SearchNode, role: KeyRole, body: unknown) {
  const { requests } = parseWriteBody(getSchema, body)
  const places = new Map<string, { id: number; pick: Pick }>()
  const placeOf = (indexName: string) => {
    const known = places.get(indexName)
    if (known !== undefined) return known
    const row = findIndex(node, indexName)
    const place = { id: row.id, pick: toPicker(row, role) }
    places.set(indexName, place)
    return place
  }
  const results = requests.map(({ indexName, objectID, attributesToRetrieve }) => {
    const { id, pick } = placeOf(indexName)
    const record = node.store.record(id, parseObjectID(objectID))
    return record === undefined ? null : pick(record, attributesToRetrieve ?? undefined)
  })
  return { results }
}

type Pick = (record: SearchRecord, attributes: readonly string[] | undefined) => SearchRecord

function toPicker(row: IndexRow, role: KeyRole): Pick {
  const { unretrievableAttributes = [] } = role === 'admin' ? {} : parseSettings(JSON.parse(row.settings))
  return (record, attributes = ['*']) => {
    const wanted = attributes.map((each) => each.trim())
    return findPicker(wanted.length === 0 ? ['objectID'] : wanted, unretrievableAttributes)(record)
  }
}
