import { z } from 'zod'
import type { Effect } from '../../store/effects.ts'
import type { SearchNode } from '../../store/search-node.ts'
import type { SearchStore } from '../../store/search-store.ts'
import { now } from './now.ts'
import { parseIndexName, parseWriteBody } from './parse-write.ts'

const SCOPES = ['settings', 'synonyms', 'rules'] as const
type Scope = (typeof SCOPES)[number]

const operationSchema = z.object({
  operation: z.enum(['copy', 'move']),
  destination: z.string(),
  scope: z.array(z.enum(SCOPES)).nullish(),
})

/** Copies or moves an index, replacing the destination. Copying an index that does not exist makes an empty one; moving it does nothing. */
export function copyOrMove(node: SearchNode, indexName: string, body: unknown) {
  const { operation, destination, scope } = parseWriteBody(operationSchema, body)
  const places = { from: parseIndexName(indexName), to: parseIndexName(destination) }
  const { taskID } = node.write((store) => {
    const effects = operation === 'move' ? move(store, places) : copy(store, places, scope ?? undefined)
    return { effects, result: undefined }
  })
  return { taskID, updatedAt: now() }
}

type Places = { from: string; to: string }

function move(store: SearchStore, { from, to }: Places): Effect[] {
  const source = store.find(from)
  if (source === undefined || from === to) return []
  const former = store.find(to)
  if (former !== undefined) store.drop(former.id)
  store.rename(source.id, to)
  return [{ kind: 'move', index: from, to }]
}

/** Copies an index. With a scope it copies only those parts, and the destination keeps its records. */
function copy(store: SearchStore, { from, to }: Places, scope: readonly Scope[] | undefined): Effect[] {
  if (from === to) return []
  const source = store.find(from)
  const former = store.find(to)
  if (scope === undefined && former !== undefined) store.drop(former.id)
  const target = store.ensure(to)
  const parts = scope ?? SCOPES
  if (parts.includes('settings')) store.setSettings(target.id, source === undefined ? {} : JSON.parse(source.settings))
  for (const [part, kind] of [['synonyms', 'synonym'] as const, ['rules', 'rule'] as const]) {
    if (!parts.includes(part)) continue
    store.clearExtras(target.id, kind)
    if (source !== undefined) store.copyExtras(source.id, target.id, kind)
  }
  if (scope === undefined && source !== undefined) store.copyRecords(source.id, target.id)
  return [{ kind: scope === undefined ? 'rebuild' : 'configure', index: to }]
}

export function clearIndex(node: SearchNode, indexName: string) {
  const { taskID } = node.write((store) => {
    const row = store.find(indexName)
    if (row !== undefined) store.clear(row.id)
    return { effects: row === undefined ? [] : [{ kind: 'rebuild', index: indexName }], result: undefined }
  })
  return { taskID, updatedAt: now() }
}

export function dropIndex(node: SearchNode, indexName: string) {
  const { taskID } = node.write((store) => {
    const row = store.find(indexName)
    if (row !== undefined) store.drop(row.id)
    return { effects: row === undefined ? [] : [{ kind: 'remove', index: indexName }], result: undefined }
  })
  return { taskID, deletedAt: now() }
}

const LISTED_AT_ONCE = 100

/** Lists all indexes, or one page when a page is asked for. */
export function listIndexes(node: SearchNode, address: URLSearchParams) {
  const rows = node.store.indexes()
  const size = toWhole(address.get('hitsPerPage')) ?? LISTED_AT_ONCE
  const page = toWhole(address.get('page'))
  const shown = page === undefined || size === 0 ? rows : rows.slice(page * size, (page + 1) * size)
  const items = shown.map((row) => ({
    name: row.name,
    createdAt: row.created,
    updatedAt: row.updated,
    entries: row.records,
    dataSize: row.bytes,
    fileSize: row.bytes,
    lastBuildTimeS: 0,
    numberOfPendingTasks: 0,
    pendingTask: false,
  }))
  return { items, nbPages: page === undefined || size === 0 ? 1 : Math.max(1, Math.ceil(rows.length / size)) }
}

function toWhole(text: string | null): number | undefined {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined
}
