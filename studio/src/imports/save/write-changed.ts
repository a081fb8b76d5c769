import { is, sql } from '@payloadcms/db-postgres/drizzle'
import { getTableConfig, PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { z } from 'zod'
import { addReferences } from '../../model/references/keep-references.ts'
import type { RunStatement } from '../../platform/transaction.ts'
import { isPublished } from '../../publish/state/stored-documents.ts'
import { insertRows } from '../bulk/insert-rows.ts'
import { type RowsByTable, toRows } from '../bulk/to-rows.ts'
import { type ChangedCollection, type ChangedDocument, isNewDocument } from './changed-document.ts'
import { writeFirstVersions } from './first-versions.ts'
import { toChangedRows } from './to-changed-rows.ts'

/** Rows of one collection, built before the transaction begins. */
export type PreparedRows = {
  collection: ChangedCollection
  documents: readonly ChangedDocument[]
  added: RowsByTable
  changed: RowsByTable
}

export const tableNameOf = (collection: string) => collection.replaceAll('-', '_')

export async function prepareRows(
  payload: Payload,
  collection: ChangedCollection,
  documents: readonly ChangedDocument[],
): Promise<PreparedRows> {
  const changed = documents.filter((document) => !isNewDocument(document))
  return {
    collection,
    documents,
    added: await toRows(
      payload,
      documents.filter(isNewDocument).map(({ after }) => ({ collection, stored: after })),
      { withVersions: false },
    ),
    changed: await toChangedRows(payload, changed, await findWithoutHistory(payload, collection, changed)),
  }
}

const idRow = z.object({ id: z.string() })

async function findWithoutHistory(
  payload: Payload,
  collection: ChangedCollection,
  changed: readonly ChangedDocument[],
) {
  if (changed.length === 0) return new Set<string>()
  const { rows } = await payload.db.pool.query(
    `select given.id::text from unnest($1::uuid[]) as given(id) where not exists (select from "_${tableNameOf(collection)}_v" v where v.parent_id = given.id)`,
    [changed.map(({ after }) => after.id)],
  )
  return new Set(rows.map((row) => idRow.parse(row).id))
}

/** Writes the rows of one collection, and the references of its documents. */
export async function writeRows(payload: Payload, query: RunStatement, prepared: PreparedRows): Promise<void> {
  const { collection, documents, added, changed } = prepared
  const main = tableNameOf(collection)
  for (const [name, rows] of added) await insertRows(query, payload.db.tables[name], rows, NONE, () => {})
  const fresh = documents.filter(isNewDocument).map(({ after }) => after.id)
  // Collections without drafts store their first state only when it changes.
  if (fresh.length > 0 && payload.collections[collection].config.versions?.drafts)
    await writeFirstVersions(payload, query, { main, written: added.keys(), ids: fresh })
  const live = documents.filter((document) => !isNewDocument(document) && !document.isDraftOnly)
  if (changed.size > 0) {
    const ids = JSON.stringify(live.map(({ after }) => after.id))
    for (const table of findChildTables(payload, main))
      await query(
        sql`delete from ${sql.identifier(table.name)} where ${sql.identifier(table.parent)} in (select jsonb_array_elements_text(${ids}::jsonb)::uuid)`,
      )
    await passVersions(query, main, documents)
    for (const [name, rows] of changed)
      await insertRows(query, payload.db.tables[name], rows, NONE, () => {}, name === main)
    await keepNewest(payload, query, prepared)
  }
  await noteReferences(payload, query, prepared)
}

const NONE: ReadonlySet<string> = new Set()

/** Tables of a document's lists, choices and languages, whose rows are replaced with each change. */
function findChildTables(payload: Payload, main: string): { name: string; parent: string }[] {
  const mainTable: unknown = payload.db.tables[main]
  return Object.values(payload.db.tables).flatMap((table: unknown) => {
    if (!is(table, PgTable) || table === mainTable) return []
    const { name, foreignKeys } = getTableConfig(table)
    if (!name.startsWith(`${main}_`)) return []
    return foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference()
      const parent = columns[0]?.name
      return foreignTable === mainTable && (parent === '_parent_id' || parent === 'parent_id') ? [{ name, parent }] : []
    })
  })
}

/** Unmarks the former newest versions, because a new one follows. */
async function passVersions(query: RunStatement, main: string, documents: readonly ChangedDocument[]): Promise<void> {
  if (main === 'product_facts') return
  const ids = JSON.stringify(documents.filter((document) => !isNewDocument(document)).map(({ after }) => after.id))
  await query(sql`
    update ${sql.identifier(`_${main}_v`)} set latest = false, autosave = false
    where (latest or autosave) and parent_id in (select jsonb_array_elements_text(${ids}::jsonb)::uuid)`)
}

/**
 * Deletes the oldest versions above the limit, as after a save; of two versions created now, the draft is the newest.
 */
async function keepNewest(
  payload: Payload,
  query: RunStatement,
  { collection, documents }: PreparedRows,
): Promise<void> {
  const versions = sql.identifier(`_${tableNameOf(collection)}_v`)
  const changed = documents.filter((document) => !isNewDocument(document))
  const ids = JSON.stringify(changed.map(({ after }) => after.id))
  const withDraft = JSON.stringify(changed.filter(({ draft }) => draft).map(({ after }) => after.id))
  if (collection !== 'product-facts')
    await query(sql`
      update ${versions} v set latest = false
      where v.latest and v.version__status = 'published' and v.parent_id in (select jsonb_array_elements_text(${withDraft}::jsonb)::uuid)`)
  const { versions: kept } = payload.collections[collection].config
  await query(sql`
    delete from ${versions} where id in (
      select id from (
        select id, row_number() over (partition by parent_id order by updated_at desc, created_at desc) as place
        from ${versions} where parent_id in (select jsonb_array_elements_text(${ids}::jsonb)::uuid)) ranked
      where place > ${kept?.maxPerDoc ?? 100})`)
}

async function noteReferences(
  payload: Payload,
  query: RunStatement,
  { collection, documents }: PreparedRows,
): Promise<void> {
  const changed = documents.filter((document) => !isNewDocument(document))
  const forget = async (which: readonly ChangedDocument[], onlyDrafts: boolean) => {
    if (which.length === 0) return
    const ids = JSON.stringify(which.map(({ after }) => after.id))
    await query(sql`
      delete from public.document_reference
      where source_collection = ${collection} and (not is_published or not ${onlyDrafts}::boolean)
        and source in (select jsonb_array_elements_text(${ids}::jsonb)::uuid)`)
  }
  await forget(
    changed.filter(({ isDraftOnly }) => isDraftOnly),
    true,
  )
  await forget(
    changed.filter(({ isDraftOnly }) => !isDraftOnly),
    false,
  )
  await addReferences(
    payload,
    query,
    documents.flatMap(({ after, draft }) => [
      { collection, id: after.id, isPublished: isPublished(after), values: after },
      ...(draft ? [{ collection, id: draft.id, isPublished: false, values: draft }] : []),
    ]),
  )
}
