import { setImmediate } from 'node:timers/promises'
import type { Payload } from 'payload'
import { copyForAdapter } from './copy-for-adapter.ts'
import { nameUuid } from './name-uuid.ts'
import type { ReadyDocument } from './new-document.ts'

export type TableRow = Record<string, unknown>
/** Rows by table name, as used by Payload's adapter. */
export type RowsByTable = Map<string, TableRow[]>

/** Documents between two yields to the event loop. */
const AT_ONCE = 20

type ToId = (tableName: string, row: TableRow) => string
type Insert = { tableName: string; values: TableRow | TableRow[] }

/**
 * Rows of new documents and, unless `withVersions` is false, of their first versions. Payload's own adapter produces
 * them; its inserts, one document after the other, are collected instead of executed.
 */
export async function toRows(
  payload: Payload,
  documents: readonly ReadyDocument[],
  { withVersions = true } = {},
): Promise<RowsByTable> {
  const { rows, collecting } = collectRows(payload)
  for (const [index, { collection, stored }] of documents.entries()) {
    if (index % AT_ONCE === 0) await setImmediate()
    const { versions, flattenedFields } = payload.collections[collection].config
    await collecting.create({ collection, data: copyForAdapter(flattenedFields, stored), returning: false })
    // Collections without drafts store their first state only when it changes (`versions/keep-former-state.ts`).
    if (!versions?.drafts || !withVersions) continue
    const { id, createdAt, updatedAt } = stored
    await collecting.createVersion({
      collectionSlug: collection,
      parent: id,
      autosave: false,
      createdAt: String(createdAt),
      updatedAt: String(updatedAt),
      versionData: { ...copyForAdapter(flattenedFields, stored), id },
      returning: false,
    })
  }
  return rows
}

/** Payload's adapter, but inserts are only collected. */
export function collectRows(payload: Payload, toId = toRowId): { rows: RowsByTable; collecting: Payload['db'] } {
  const rows: RowsByTable = new Map()
  const collecting: Payload['db'] = Object.create(payload.db, {
    insert: {
      value: async ({ tableName, values }: Insert) => collect(rows, payload, toId, tableName, [values].flat()),
    },
    // Marking older versions is left to the code that writes the rows.
    execute: { value: async () => ({ rows: [] }) },
  })
  return { rows, collecting }
}

function collect(rows: RowsByTable, payload: Payload, toId: ToId, tableName: string, values: TableRow[]): TableRow[] {
  const known = rows.get(tableName)
  const hasOwnIds = payload.db.tables[tableName]?.id?.columnType === 'PgUUID'
  for (const row of values) if (hasOwnIds && row.id === undefined) row.id = toId(tableName, row)
  if (known === undefined) rows.set(tableName, [...values])
  else known.push(...values)
  return values
}

/** Derived from what identifies the row in its table, so that a second run gives the same id. */
function toRowId(tableName: string, { parent, _parentID, order, _order, _locale, locale }: TableRow): string {
  return nameUuid(JSON.stringify([tableName, parent ?? _parentID, order ?? _order, locale ?? _locale]))
}
