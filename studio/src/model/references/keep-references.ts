import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload } from 'payload'
import { type RunStatement, transactionOf } from '../../platform/transaction.ts'
import { isValues, type Values } from '../../platform/values.ts'
import { wasDraftSave } from '../../publish/state/draft-saves.ts'
import { isPublished } from '../../publish/state/stored-documents.ts'
import { isAside } from '../saves/keep-versions.ts'
import { findDocumentReferences } from './find-references.ts'

/** One state of a document: the published one, or a draft that is newer or alone. */
export type ReferenceState = { collection: string; id: string; isPublished: boolean; values: Values }

/** Its documents are a part of their products once they are published: from then on the product says what it names. */
const PREPARES = 'product-drafts'

const ROWS_AT_ONCE = 2000

/** Notes what these documents name. What was noted of them before must be gone. */
export async function addReferences(
  payload: Payload,
  query: RunStatement,
  states: readonly ReferenceState[],
): Promise<void> {
  const rows = states.flatMap(({ collection, id, isPublished: published, values }) =>
    values.deletedAt || (published && collection === PREPARES)
      ? []
      : findDocumentReferences(payload, collection, values).map((reference) => ({
          source_collection: collection,
          source: id,
          is_published: published,
          target_collection: reference.collection,
          target: reference.id,
          field: reference.field,
          place: reference.place,
        })),
  )
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const group = JSON.stringify(rows.slice(at, at + ROWS_AT_ONCE))
    await query(sql`
      insert into public.document_reference
      select * from json_populate_recordset(null::public.document_reference, ${group}::json)
      on conflict do nothing`)
  }
}

/**
 * Keeps references after any save: a draft leaves what visitors see as it is, anything else replaces both. A version that is kept aside is
 * neither public nor the newest, so that it leaves all as it is.
 */
export const keepReferences: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  if (!isValues(doc) || isAside(req)) return doc
  const query = await transactionOf(req)
  const id = String(doc.id)
  const isDraft = wasDraftSave(req, operation, { id, _status: doc._status })
  await query(sql`
    delete from public.document_reference
    where source = ${id}::uuid and source_collection = ${collection.slug} and (not is_published or not ${isDraft}::boolean)`)
  const state = { collection: collection.slug, id, isPublished: isPublished({ ...doc, id }), values: doc }
  await addReferences(req.payload, query, [state])
  return doc
}

/** What led to a deleted document still does, and can be found by it. */
export const forgetReferences: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const query = await transactionOf(req)
  await query(sql`
    delete from public.document_reference where source = ${String(id)}::uuid and source_collection = ${collection.slug}`)
}
