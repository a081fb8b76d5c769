import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { sourceOf } from './build-entries.ts'
import type { PublishedCollection } from './published-collection.ts'
import type { PublishRequest } from './stored-documents.ts'
import { transactionOf } from './transaction.ts'
import { upsertEntries } from './upsert-entries.ts'

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
  const query = await transactionOf(req)
  if (collection !== 'product-facts') {
    await upsertEntries(query, [sourceOf(collection, id)], [])
    return
  }
  const { sku } = z.object({ sku: z.string() }).parse(deleted)
  const rows = await query(
    sql`select source from published.entry where kind = 'product' and key = ${sku} and not deleted`,
  )
  const sources = rows.map((row) => z.object({ source: z.string() }).parse(row).source)
  await upsertEntries(query, sources, [])
}
