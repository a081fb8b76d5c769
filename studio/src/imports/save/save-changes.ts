import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { type RunStatement, transactionOf } from '../../platform/transaction.ts'
import { sourceOf } from '../../publish/entries/build-entries.ts'
import type { CheckedBuild } from '../../publish/entries/check-entry.ts'
import { notifyFeed } from '../../publish/entries/upsert-entries.ts'
import { followNewSku } from '../../publish/follow-new-sku.ts'
import { lockAlone } from '../../publish/locks/locks.ts'
import { upsertWithMoves } from '../../publish/moves/upsert-with-moves.ts'
import { FieldProblem } from '../../publish/parts/field-problem.ts'
import type { PublishRequest } from '../../publish/state/stored-documents.ts'
import type { ChangedDocument } from './changed-document.ts'
import { type Fingerprint, noteSaved } from './fingerprints.ts'
import { type PreparedRows, prepareRows, tableNameOf, writeRows } from './write-changed.ts'

/** Documents of one transaction with their entries. */
export type ChangeSet = {
  documents: readonly ChangedDocument[]
  /** Recorded to recognize unchanged products. */
  fingerprints?: readonly Fingerprint[]
  /** Ids of texts or categories to publish again, with all their entries. */
  published: { collection: 'product-texts' | 'categories'; ids: readonly string[]; entries: readonly CheckedBuild[] }
}

/** `stale`: another user saved a document meanwhile, so it must be planned again. */
type SaveResult = { kind: 'saved' } | { kind: 'stale' } | { kind: 'refused'; problem: FieldProblem }

const ORDER = ['product-facts', 'product-texts', 'categories'] as const

/** Saves and publishes documents in one transaction under an exclusive lock; rows are built before it begins. */
export async function saveChanges(payload: Payload, changes: ChangeSet): Promise<SaveResult> {
  const prepared: PreparedRows[] = []
  for (const collection of ORDER) {
    const own = changes.documents.filter((document) => document.collection === collection)
    if (own.length > 0) prepared.push(await prepareRows(payload, collection, own))
  }
  try {
    return await inTransaction(payload, async (req) => {
      const query = await transactionOf(req)
      await lockAlone(query)
      for (const { collection, documents } of prepared)
        if (!(await isAsPlanned(query, collection, documents))) throw new Stale()
      for (const each of prepared) await writeRows(payload, query, each)
      const { collection, ids, entries } = changes.published
      await upsertWithMoves(
        req,
        ids.map((id) => sourceOf(collection, id)),
        entries,
        { follow: false },
      )
      for (const { before, after } of changes.documents) await followNewSku(req, before?.sku, after.sku)
      await noteSaved(query, changes.fingerprints ?? [])
      await notifyFeed(query)
      return { kind: 'saved' }
    })
  } catch (error) {
    if (error instanceof Stale) return { kind: 'stale' }
    if (error instanceof FieldProblem) return { kind: 'refused', problem: error }
    throw error
  }
}

class Stale extends Error {}

const stateRow = z.object({ id: z.string(), at: z.string() })

/** Whether the stored documents are unchanged since the plan was made. */
async function isAsPlanned(
  query: RunStatement,
  collection: string,
  documents: readonly ChangedDocument[],
): Promise<boolean> {
  const ids = JSON.stringify(documents.map(({ after }) => after.id))
  const rows = await query(sql`
    select id::text, (extract(epoch from updated_at) * 1000)::bigint::text as at from ${sql.identifier(tableNameOf(collection))}
    where id in (select jsonb_array_elements_text(${ids}::jsonb)::uuid)`)
  const stored = new Map(rows.map((row) => stateRow.parse(row)).map(({ id, at }) => [id, Number(at)]))
  return documents.every(({ before, after }) =>
    before === undefined ? !stored.has(after.id) : stored.get(after.id) === Date.parse(String(before.updatedAt)),
  )
}

async function inTransaction<T>(payload: Payload, work: (req: PublishRequest) => Promise<T>): Promise<T> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The database does not offer transactions')
  try {
    const result = await work({ payload, transactionID })
    await payload.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}
