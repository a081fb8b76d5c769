import { SearchError } from '../../port/search-error.ts'
import type { SearchNode } from '../../store/search-node.ts'
import type { ExtraKind } from '../../store/search-store.ts'
import type { ApiAnswer, ApiRequest, WritingSide } from '../api-request.ts'
import type { KeyRole } from '../keys.ts'
import { fromUrlParams } from '../url-params.ts'
import { browse, deleteMatching } from './browse.ts'
import { clearExtras, getExtra, putExtra, putExtras, removeExtra, searchExtras } from './extras.ts'
import { getSettings, putSettings } from './index-config.ts'
import { clearIndex, copyOrMove, dropIndex, listIndexes } from './operations.ts'
import {
  addRecord,
  batchOfIndex,
  batchOfMany,
  getRecord,
  getRecords,
  putRecord,
  removeRecord,
  updateRecord,
} from './records.ts'

type Call = { node: SearchNode; role: KeyRole; index: string; id: string; body: unknown; address: URLSearchParams }
type Route = (call: Call) => unknown

/** Routes by method and address. Each `*` stands for one part; earlier routes are tried first. */
const ROUTES: Readonly<Record<string, Route>> = {
  'GET indexes': ({ node, address }) => listIndexes(node, address),
  'POST indexes/*/batch': ({ node, body }) => batchOfMany(node, body),
  'POST indexes/*/objects': ({ node, role, body }) => getRecords(node, role, body),
  'GET task/{id}': ({ node, id }) => taskStatus(node, id),
  'GET keys': () => noKeys(),
  'POST keys': () => noKeys(),
  'GET keys/{id}': () => noKey(),
  'PUT keys/{id}': () => noKeys(),
  'DELETE keys/{id}': () => noKeys(),
  'POST indexes/{index}': ({ node, index, body }) => addRecord(node, index, body),
  'DELETE indexes/{index}': ({ node, index }) => dropIndex(node, index),
  'POST indexes/{index}/batch': ({ node, index, body }) => batchOfIndex(node, index, body),
  'POST indexes/{index}/browse': ({ node, index, body }) => browse(node, index, body),
  'GET indexes/{index}/browse': ({ node, index, address }) => browse(node, index, fromUrlParams(address)),
  'POST indexes/{index}/clear': ({ node, index }) => clearIndex(node, index),
  'POST indexes/{index}/deleteByQuery': ({ node, index, body }) => deleteMatching(node, index, body),
  'POST indexes/{index}/operation': ({ node, index, body }) => copyOrMove(node, index, body),
  'GET indexes/{index}/settings': ({ node, index }) => getSettings(node, index),
  'PUT indexes/{index}/settings': ({ node, index, body }) => putSettings(node, index, body),
  'GET indexes/{index}/task/{id}': ({ node, id }) => taskStatus(node, id),
  ...extraRoutes('synonyms', 'synonym'),
  ...extraRoutes('rules', 'rule'),
  'GET indexes/{index}/{id}': ({ node, role, index, id, address }) =>
    getRecord(node, { indexName: index, objectID: id, role }, address),
  'PUT indexes/{index}/{id}': ({ node, index, id, body }) => putRecord(node, index, id, body),
  'DELETE indexes/{index}/{id}': ({ node, index, id }) => removeRecord(node, index, id),
  'POST indexes/{index}/{id}/partial': ({ node, index, id, body, address }) =>
    updateRecord(node, { indexName: index, objectID: id }, body, address),
}

function extraRoutes(name: string, kind: ExtraKind): Record<string, Route> {
  const at = `indexes/{index}/${name}`
  return {
    [`POST ${at}/search`]: ({ node, index, body }) => searchExtras(node, { kind, indexName: index }, body),
    [`POST ${at}/batch`]: ({ node, index, body, address }) =>
      putExtras(node, { kind, indexName: index }, body, address),
    [`POST ${at}/clear`]: ({ node, index }) => clearExtras(node, { kind, indexName: index }),
    [`GET ${at}/{id}`]: ({ node, index, id }) => getExtra(node, { kind, indexName: index }, id),
    [`PUT ${at}/{id}`]: ({ node, index, id, body }) => putExtra(node, { kind, indexName: index }, id, body),
    [`DELETE ${at}/{id}`]: ({ node, index, id }) => removeExtra(node, { kind, indexName: index }, id),
  }
}

const TABLE = Object.entries(ROUTES).map(([key, route]) => {
  const [method = '', pattern = ''] = key.split(' ')
  return { method, parts: pattern.split('/'), route }
})

/** Makes the writing side of the contract over a node. Callers must have checked the right to call it. */
export function createWritingSide(node: SearchNode): WritingSide {
  return async ({ method, path, body, address, role }: ApiRequest): Promise<ApiAnswer | undefined> => {
    const found = TABLE.find((row) => row.method === method && isAt(row.parts, path))
    if (found === undefined) return undefined
    const part = (name: string) => path[found.parts.indexOf(name)] ?? ''
    return { body: await found.route({ node, role, index: part('{index}'), id: part('{id}'), body, address }) }
  }
}

function isAt(parts: readonly string[], path: readonly string[]): boolean {
  return (
    parts.length === path.length &&
    parts.every((part, at) => part === path[at] || part === '{index}' || part === '{id}')
  )
}

function taskStatus(node: SearchNode, id: string) {
  const isPublished = node.isPublished(Number(id))
  if (isPublished === undefined) throw new SearchError(404, 'There is no task of this number.')
  return { status: isPublished ? 'published' : 'notPublished', pendingTask: !isPublished }
}

function noKey(): never {
  throw new SearchError(404, 'Key does not exist')
}

function noKeys(): never {
  throw new SearchError(403, 'Keys of this node are set where it is started, not over HTTP.')
}
