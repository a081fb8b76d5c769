import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { type RunStatement, transactionOf } from '../../platform/transaction.ts'
import { isValues } from '../../platform/values.ts'
import { isPublished } from '../../publish/state/stored-documents.ts'
import { SAVED_COLLECTIONS, type SavedCollection } from '../saves/saved-collections.ts'
import { addReferences, type ReferenceState } from './keep-references.ts'
import { REFERENCE_RULES } from './reference-rules.ts'

const DOCUMENTS_AT_ONCE = 200
const documentSchema = z.looseObject({ id: z.string() })
/** Typed as `object`, because Payload's type of this option requires a specific collection. */
const WITHOUT_JOINS: object = { joins: false }

/**
 * Stores the references of all documents, unless this version of the rules has done so before. Returns whether it was
 * necessary.
 */
export async function fillReferences(payload: Payload): Promise<boolean> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The database does not offer transactions')
  const req = { payload, transactionID }
  try {
    const query = await transactionOf(req)
    // Other processes may start, and saves continue, at the same time: the lock makes them wait.
    await query(sql`lock table public.document_reference in share row exclusive mode`)
    const isNew =
      (await query(sql`select from public.document_reference_rules where version = ${REFERENCE_RULES}`)).length === 0
    if (isNew) await fill(payload, query, req)
    await payload.db.commitTransaction(transactionID)
    return isNew
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}

type TransactionRequest = { payload: Payload; transactionID: number | string }

async function fill(payload: Payload, query: RunStatement, req: TransactionRequest): Promise<void> {
  await query(sql`delete from public.document_reference`)
  for (const collection of SAVED_COLLECTIONS) {
    const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts)
    const drafts = hasDrafts ? await fillDrafts(payload, query, req, collection) : new Set()
    for (let page = 1, hasMore = true; hasMore; page += 1) {
      const { docs, hasNextPage } = await payload.db.find({
        collection,
        limit: DOCUMENTS_AT_ONCE,
        page,
        sort: 'id',
        req,
        ...WITHOUT_JOINS,
      })
      const states = toStates(collection, docs).filter(({ id, isPublished: published }) => published || !drafts.has(id))
      await addReferences(payload, query, states)
      hasMore = hasNextPage
    }
  }
  await query(sql`delete from public.document_reference_rules`)
  await query(sql`insert into public.document_reference_rules values (${REFERENCE_RULES})`)
}

/**
 * Stores the references of the newest drafts; returns the ids of their documents. A document that was never published
 * may lack a newer version.
 */
async function fillDrafts(
  payload: Payload,
  query: RunStatement,
  req: TransactionRequest,
  collection: SavedCollection,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  for (let page = 1, hasMore = true; hasMore; page += 1) {
    const { docs, hasNextPage } = await payload.db.queryDrafts({
      collection,
      where: { 'version._status': { equals: 'draft' } },
      limit: DOCUMENTS_AT_ONCE,
      page,
      sort: 'id',
      req,
      ...WITHOUT_JOINS,
    })
    const states = toStates(collection, docs)
    await addReferences(payload, query, states)
    for (const { id } of states) found.add(id)
    hasMore = hasNextPage
  }
  return found
}

function toStates(collection: SavedCollection, docs: readonly unknown[]): ReferenceState[] {
  return docs.filter(isValues).map((values) => {
    const document = documentSchema.parse(values)
    return { collection, id: document.id, isPublished: isPublished(document), values }
  })
}
