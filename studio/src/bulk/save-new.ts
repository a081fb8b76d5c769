import type { CollectionSlug, Payload } from 'payload'
import { lockAlone } from '../publish/locks.ts'
import type { PublishRequest, StoredDocument } from '../publish/stored-documents.ts'
import { transactionOf } from '../publish/transaction.ts'
import { notifyFeed } from '../publish/upsert-entries.ts'
import { type Built, buildNewEntries, type Neighbours } from './build-new-entries.ts'
import type { Refusal } from './check-form.ts'
import { loadNeighbours } from './load-neighbours.ts'
import type { ReadyDocument } from './new-document.ts'
import { publishNew, publishNewRedirects } from './publish-new.ts'
import { createRowWriter } from './row-writer.ts'

/** Each after what it names, as far as that goes. */
export const SAVING_ORDER = [
  'media',
  'leaflets',
  'terms',
  'authors',
  'product-facts',
  'stores',
  'pages',
  'categories',
  'articles',
  'jobs',
  'product-texts',
  'menus',
  'search-settings',
  'site-settings',
  'redirects',
] as const satisfies readonly CollectionSlug[]

export type Refused = { document: ReadyDocument; refusal: Refusal }
type Options = {
  /** What entries ask about other documents, when the caller knows it; else it is read. */
  neighbours?: Neighbours
  /** All entries are made, and the contract has nothing against them. */
  onBuilt?: (entries: number) => void
  onSaving?: (collection: CollectionSlug, total: number) => void
  /** All of a collection are written and published. */
  onSaved?: (collection: CollectionSlug, count: number) => void
}

/**
 * Saves and publishes many new documents in one transaction, in which no one else saves: all of them or, when the contract
 * refuses any, none. Returns what was refused.
 */
export async function saveNew(
  payload: Payload,
  documents: readonly ReadyDocument[],
  options: Options = {},
): Promise<readonly Refused[]> {
  return inTransaction(payload, async (req, rollBack) => {
    await lockAlone(await transactionOf(req))
    const known = options.neighbours ?? (await loadNeighbours(req, documents))
    const kinds = SAVING_ORDER.map((collection) => {
      const own = documents.filter((document) => document.collection === collection)
      return { collection, own, built: buildNewEntries(own, known) }
    }).filter(({ own }) => own.length > 0)
    const refused = kinds.flatMap(({ built }) => built.refusals)
    if (refused.length > 0) return rollBack(refused)
    options.onBuilt?.(kinds.reduce((sum, { built }) => sum + built.entries.length, 0))
    await write(req, kinds, options)
    const late = await publishLast(req, kinds)
    return late.length > 0 ? rollBack(late) : []
  })
}

type Kind = { collection: CollectionSlug; own: readonly ReadyDocument[]; built: Built }

async function write(req: PublishRequest, kinds: readonly Kind[], { onSaving, onSaved }: Options): Promise<void> {
  const query = await transactionOf(req)
  const rows = createRowWriter(
    req.payload,
    query,
    kinds.map(({ collection }) => collection),
  )
  for (const { collection, own, built } of kinds) {
    onSaving?.(collection, own.length)
    await rows.write(collection, own)
    await publishNew(req, built.entries)
    onSaved?.(collection, own.length)
  }
  await rows.finish()
}

/** Where redirects lead depends on all that is published by now. */
async function publishLast(req: PublishRequest, kinds: readonly Kind[]): Promise<Refused[]> {
  const refused: Refused[] = []
  const redirects = kinds.flatMap(({ collection, own }) => (collection === 'redirects' ? own : []))
  const byId = new Map(redirects.map((document) => [document.stored.id, document]))
  await publishNewRedirects(
    req,
    redirects.map(({ stored }) => stored),
    kinds.flatMap(({ built }) => built.entries),
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
    const result = await work({ payload, transactionID }, rollBack)
    await payload.db.commitTransaction(transactionID)
    return result
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID)
    if (refusal !== undefined) return refusal.result
    throw error
  }
}
