import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Payload } from 'payload'
import { isValues, type Values } from '../../platform/values.ts'
import type { StoredDocument } from '../../publish/state/stored-documents.ts'
import { copyForAdapter } from '../bulk/copy-for-adapter.ts'
import { nameUuid } from '../bulk/name-uuid.ts'
import { collectRows, type RowsByTable, type TableRow } from '../bulk/to-rows.ts'
import type { ChangedDocument } from './changed-document.ts'

/** Documents without any version: their current state becomes the first one. */
type WithoutHistory = ReadonlySet<string>

const AT_ONCE = 20

/** Rows of changed documents, and of the versions that saving each would create. */
export async function toChangedRows(
  payload: Payload,
  documents: readonly ChangedDocument[],
  withoutHistory: WithoutHistory,
): Promise<RowsByTable> {
  const { rows, collecting } = collectRows(payload, toFreshId)
  for (const [index, { collection, before, after, draft, isDraftOnly }] of documents.entries()) {
    if (index % AT_ONCE === 0) await setImmediate()
    const { flattenedFields } = payload.collections[collection].config
    const copy = (stored: Values) => copyForAdapter(flattenedFields, stored)
    const version = (stored: StoredDocument, moment: unknown) =>
      collecting.createVersion({
        collectionSlug: collection,
        parent: stored.id,
        autosave: false,
        createdAt: String(moment),
        updatedAt: String(moment),
        versionData: { ...withFreshRows(copy(stored)), id: stored.id },
        returning: false,
      })
    if (!isDraftOnly) await collecting.create({ collection, data: copy(after), returning: false })
    if (before && withoutHistory.has(after.id)) await version(before, before.updatedAt)
    await version(after, after.updatedAt)
    if (draft) await version(draft, draft.updatedAt)
  }
  return rows
}

/** Rows of lists in a version need ids of their own. */
function withFreshRows(values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Array.isArray(value) && name !== 'blocks'
        ? value.map((row) => (isValues(row) && typeof row.id === 'string' ? { ...row, id: randomUUID() } : row))
        : value,
    ]),
  )
}

/** A new version gets a random id; ids of its rows are derived from it. */
function toFreshId(tableName: string, row: TableRow): string {
  const { parent, _parentID, order, _order, _locale, locale } = row
  if (tableName.endsWith('_v')) return randomUUID()
  return nameUuid(JSON.stringify([tableName, parent ?? _parentID, order ?? _order, locale ?? _locale]))
}
