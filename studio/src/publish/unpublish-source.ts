import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { sourceOf } from './build-entries.ts'
import type { PublishedCollection } from './published-collection.ts'
import { unpublishRedirect } from './redirects/publish-redirects.ts'
import { upsertWithMoves } from './redirects/upsert-with-moves.ts'
import type { PublishRequest } from './stored-documents.ts'
import { transactionOf } from './transaction.ts'

/**
 * Tombstones for all that a deleted document had published. Deleted facts take their products along: their texts are
 * found by the sku, because their relation to the facts is gone already.
 */
export async function unpublishSource(
  req: PublishRequest,
  collection: PublishedCollection,
  id: string,
  deleted: unknown,
): Promise<void> {
  if (collection === 'redirects') return unpublishRedirect(req, id, deleted)
  if (collection !== 'product-facts') {
    await upsertWithMoves(req, [sourceOf(collection, id)], [])
    return
  }
  const { sku } = z.object({ sku: z.string() }).parse(deleted)
  const query = await transactionOf(req)
  const rows = await query(
    sql`select source from published.entry where kind = 'product' and key = ${sku} and not deleted`,
  )
  const sources = rows.map((row) => z.object({ source: z.string() }).parse(row).source)
  await upsertWithMoves(req, sources, [])
}
