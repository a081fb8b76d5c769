import { CONTRACT_VERSION } from '@menagerie/contract/feed'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { type RunStatement, transactionOf } from '../platform/transaction.ts'
import { buildEntries, ENTRY_COLLECTIONS, type EntryCollection, sourceOf } from './entries/build-entries.ts'
import { keepFormerGatedPages, takeGatedPagesAside } from './entries/gated-pages.ts'
import { notifyFeed, writeEntries } from './entries/upsert-entries.ts'
import { lockAlone } from './locks/locks.ts'
import { FieldProblem } from './parts/field-problem.ts'
import { type PublishRequest, readStored } from './state/stored-documents.ts'

type Republished = {
  entries: number
  /** One sentence per document that the contract refused; its previously published entries stay. */
  problems: readonly string[]
}

const DOCUMENTS_AT_ONCE = 200

/**
 * Rebuilds the published state in one transaction. Saves wait meanwhile: the lock is taken before the first document is
 * read, so that every later save is published on top of the new state.
 */
export async function republishAll(payload: Payload, documentsAtOnce = DOCUMENTS_AT_ONCE): Promise<Republished> {
  const transactionID = await payload.db.beginTransaction({ isolationLevel: 'repeatable read' })
  if (transactionID === null) throw new Error('The database has no transactions')
  try {
    const result = await rebuild({ payload, transactionID }, documentsAtOnce)
    await payload.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    throw error
  }
}

async function rebuild(req: PublishRequest, documentsAtOnce: number): Promise<Republished> {
  const query = await transactionOf(req)
  await lockAlone(query)
  await query(sql`create temporary table former on commit drop as select * from published.entry where not deleted`)
  await query(sql`delete from published.entry`)
  await takeGatedPagesAside(query)
  const problems: string[] = []
  let entries = 0
  for (const collection of ENTRY_COLLECTIONS) {
    for (let page = 1; ; page += 1) {
      const documents = await readStored(req, collection, {}, { limit: documentsAtOnce, page })
      const refused: string[] = []
      const built = await buildEntries(req, collection, documents, ({ id }, problem) => {
        if (!(problem instanceof FieldProblem)) throw problem
        refused.push(sourceOf(collection, id))
        problems.push(toSentence(collection, id, problem))
      })
      entries += await writeEntries(query, built)
      if (refused.length > 0) entries += await keepFormer(query, refused)
      if (documents.length < documentsAtOnce) break
    }
  }
  await keepDays(query)
  await query(sql`
    update published.meta set epoch = gen_random_uuid(), contract_version = ${CONTRACT_VERSION}, xid = pg_current_xact_id()`)
  await notifyFeed(query)
  return { entries, problems }
}

/** Keeps the date of entries whose content is unchanged, because sitemaps publish that date as the last change. */
async function keepDays(query: RunStatement): Promise<void> {
  await query(sql`
    update published.entry e set changed_at = f.changed_at from former f
    where (e.kind, e.brand, e.locale, e.key) = (f.kind, f.brand, f.locale, f.key)
      and e.body_hash = f.body_hash and e.path is not distinct from f.path`)
}

function toSentence(collection: EntryCollection, id: string, problem: FieldProblem): string {
  return `${sourceOf(collection, id)}: ${problem.field}: ${problem.message}`
}

async function keepFormer(query: RunStatement, sources: readonly string[]): Promise<number> {
  const kept = await query(sql`
    insert into published.entry (kind, brand, locale, key, path, body, body_hash, source)
    select kind, brand, locale, key, path, body, body_hash, source from former
    where source in (select jsonb_array_elements_text(${JSON.stringify(sources)}::jsonb))
    on conflict do nothing
    returning 1`)
  await keepFormerGatedPages(query, sources)
  return kept.length
}
