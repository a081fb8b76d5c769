import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { type RunStatement, transactionOf } from '../platform/transaction.ts'
import { sourceOf } from './entries/build-entries.ts'
import { followAddresses, unpublishRedirect } from './moves/publish-redirects.ts'
import { upsertWithMoves } from './moves/upsert-with-moves.ts'
import type { PublishedCollection } from './state/published-collection.ts'
import { siteOf, sourcesOf } from './state/published-rows.ts'
import type { PublishRequest } from './state/stored-documents.ts'

/**
 * Writes tombstones for everything that a deleted document had published. With deleted facts their products are
 * unpublished, too: their texts are found by the SKU, because their relation to the facts is already gone.
 */
export async function unpublishSource(
  req: PublishRequest,
  collection: PublishedCollection,
  id: string,
  deleted: unknown,
): Promise<void> {
  if (collection === 'redirects') return unpublishRedirect(req, id, deleted)
  const query = await transactionOf(req)
  if (collection === 'product-facts') {
    const { sku } = z.object({ sku: z.string() }).parse(deleted)
    await upsertWithMoves(req, await findProducts(query, sku), [])
    await followTargets(req, query, sku)
  } else {
    await upsertWithMoves(req, [sourceOf(collection, id)], [])
    await followTargets(req, query, id)
  }
}

async function findProducts(query: RunStatement, sku: string): Promise<string[]> {
  return sourcesOf(
    await query(sql`select source from published.entry where kind = 'product' and key = ${sku} and not deleted`),
  )
}

/** Updates redirects that lead to a document which was no longer published, and so had no address to give up. */
async function followTargets(req: PublishRequest, query: RunStatement, key: string): Promise<void> {
  const rows = await query(sql`
    select distinct brand || '/' || locale as site from published.entry
    where kind = 'redirect' and not deleted and body->'to'->>'type' = 'entry' and body->'to'->>'key' = ${key}`)
  if (rows.length > 0) await followAddresses(req, rows.map(siteOf))
}
