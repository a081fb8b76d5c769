import { setImmediate } from 'node:timers/promises'
import type { Payload } from 'payload'
import { copyForAdapter } from './copy-for-adapter.ts'
import { nameUuid } from './name-uuid.ts'
import type { ReadyDocument } from './new-document.ts'

export type TableRow = Record<string, unknown>
/** Rows by the name that Payload's adapter knows a table by. */
export type RowsByTable = Map<string, TableRow[]>

/** Between two looks at what else waits, such as an answer of the database. */
const AT_ONCE = 20

type ToId = (tableName: string, row: TableRow) => string
type Insert = { tableName: string; values: TableRow | TableRow[] }

/**
 * Rows of new documents, and of their first versions unless those are made elsewhere (`withVersions`). Payload's own adapter makes them;
 * what it would insert one document after the other is collected instead.
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
    // What has no drafts keeps its first state when it changes (`versions/keep-former-state.ts`).
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

/** Payload's adapter, which notes what it would insert. */
export function collectRows(payload: Payload, toId = toRowId): { rows: RowsByTable; collecting: Payload['db'] } {
  const rows: RowsByTable = new Map()
  const collecting: Payload['db'] = Object.create(payload.db, {
    insert: {
      value: async ({ tableName, values }: Insert) => collect(rows, payload, toId, tableName, [values].flat()),
    },
    // Older versions are marked by those that write.
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

/** Made from what tells the row from all others of its table, so that a second run makes the same. */
function toRowId(tableName: string, { parent, _parentID, order, _order, _locale, locale }: TableRow): string {
  return nameUuid(JSON.stringify([tableName, parent ?? _parentID, order ?? _order, locale ?? _locale]))
}
