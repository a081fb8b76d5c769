import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, Payload } from 'payload'
import { addReferences, type ReferenceState } from '../../model/references/keep-references.ts'
import { transactionOf } from '../../platform/transaction.ts'
import { notifyFeed } from '../../publish/entries/upsert-entries.ts'
import { lockAlone } from '../../publish/locks/locks.ts'
import { followAddresses } from '../../publish/moves/publish-redirects.ts'
import type { PublishRequest, StoredDocument } from '../../publish/state/stored-documents.ts'
import { loadNeighbours } from './load-neighbours.ts'
import type { ReadyDocument } from './new-document.ts'
import { type Kind, prepareNew, type Refused } from './prepare-new.ts'
import { publishNew, publishNewRedirects } from './publish-new.ts'
import { createRowWriter } from './row-writer.ts'

type OnSaving = {
  /** Called with the number of documents whose rows and entries are built. */
  onPrepared?: (documents: number) => void
  /** Called with the number of a collection's documents that are written. */
  onSaving?: (collection: CollectionSlug, count: number, total: number) => void
  /** Called after all documents of a collection are written and published. */
  onSaved?: (collection: CollectionSlug, count: number) => void
}

/**
 * Saves and publishes many new documents in one transaction under an exclusive lock: all of them or, if the contract
 * refuses any, none. Returns the refusals.
 */
export async function saveNew(
  payload: Payload,
  documents: readonly ReadyDocument[],
  options: OnSaving = {},
): Promise<readonly Refused[]> {
  return inTransaction(payload, async (req, rollBack) => {
    await lockAlone(await transactionOf(req))
    const neighbours = await loadNeighbours(req, documents)
    const { kinds, refused } = await prepareNew(payload, documents, neighbours, options.onPrepared)
    if (refused.length > 0) return rollBack(refused)
    await write(req, kinds, options)
    const late = await publishLast(req, kinds)
    return late.length > 0 ? rollBack(late) : []
  })
}

/** The same for prepared documents. Callers must update redirects at the end: `followSites`. */
export async function savePrepared(payload: Payload, kinds: readonly Kind[]): Promise<void> {
  await inTransaction(payload, async (req) => {
    const query = await transactionOf(req)
    await lockAlone(query)
    await write(req, kinds, {})
    await notifyFeed(query)
  })
}

/** Updates the redirects of sites after documents were published there. */
export async function followSites(payload: Payload, sites: readonly string[]): Promise<void> {
  await inTransaction(payload, async (req) => {
    const query = await transactionOf(req)
    await lockAlone(query)
    await followAddresses(req, sites)
    await notifyFeed(query)
  })
}

async function write(req: PublishRequest, kinds: readonly Kind[], { onSaving, onSaved }: OnSaving): Promise<void> {
  const query = await transactionOf(req)
  const slugs = kinds.map(({ collection }) => collection)
  const writer = createRowWriter(req.payload, query, slugs)
  for (const { collection, documents, rows, entries } of kinds) {
    const total = documents.length
    onSaving?.(collection, 0, total)
    await writer.write(collection, rows, (part) => onSaving?.(collection, Math.floor(part * total), total))
    await publishNew(req, entries)
    await addReferences(req.payload, query, documents.map(toState))
    onSaved?.(collection, total)
  }
  await writer.finish()
}

const toState = ({ collection, stored }: ReadyDocument): ReferenceState => ({
  collection,
  id: stored.id,
  isPublished: true,
  values: stored,
})

/** Publishes redirects last, because their targets depend on everything that is published. */
async function publishLast(req: PublishRequest, kinds: readonly Kind[]): Promise<Refused[]> {
  const refused: Refused[] = []
  const redirects = kinds.flatMap(({ collection, documents }) => (collection === 'redirects' ? documents : []))
  const byId = new Map(redirects.map((document) => [document.stored.id, document]))
  await publishNewRedirects(
    req,
    redirects.map(({ stored }) => stored),
    kinds.flatMap(({ entries }) => entries),
    ({ id }: StoredDocument, { field, message }) => {
      const document = byId.get(id)
      if (document === undefined) throw new Error(`The redirect ${id} no longer leads anywhere: ${message}`)
      refused.push({ document, refusal: { field, message } })
    },
  )
  await notifyFeed(await transactionOf(req))
  return refused
}

class RolledBack extends Error {}

async function inTransaction<T>(
  payload: Payload,
  work: (req: PublishRequest, rollBack: (result: T) => never) => Promise<T>,
): Promise<T> {
  const transactionID = await payload.db.beginTransaction()
  if (transactionID === null) throw new Error('The database does not offer transactions')
  let refusal: { result: T } | undefined
  const rollBack = (result: T): never => {
    refusal = { result }
    throw new RolledBack()
  }
  try {
    const query = await transactionOf({ payload, transactionID })
    // Long calculations between two statements must not trigger the timeout for hanging sessions.
    await query(sql`set local idle_in_transaction_session_timeout = 0`)
    const result = await work({ payload, transactionID }, rollBack)
    await payload.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    if (refusal !== undefined) return refusal.result
    throw error
  }
}
