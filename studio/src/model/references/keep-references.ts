import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, Payload } from 'payload'
import { type RunStatement, transactionOf } from '../../platform/transaction.ts'
import { isValues, type Values } from '../../platform/values.ts'
import { wasDraftSave } from '../../publish/state/draft-saves.ts'
import { isPublished } from '../../publish/state/stored-documents.ts'
import { isAside } from '../saves/keep-versions.ts'
import { findDocumentReferences } from './find-references.ts'

/** A state of a document: the published one, or a draft that is newer or was never published. */
export type ReferenceState = { collection: string; id: string; isPublished: boolean; values: Values }

/** Drafts of products: once they are published, their references belong to the product. */
const PREPARES = 'product-drafts'

const ROWS_AT_ONCE = 2000

/** Stores the references of these documents. Callers must delete earlier ones first. */
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
 * Updates references after a save: a draft leaves the published references unchanged, any other save replaces both. A
 * version that is stored aside is neither published nor the newest, and changes nothing.
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

/** Deletes a document's own references; those of others to it stay, so that they can still be found. */
export const forgetReferences: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const query = await transactionOf(req)
  await query(sql`
    delete from public.document_reference where source = ${String(id)}::uuid and source_collection = ${collection.slug}`)
}
