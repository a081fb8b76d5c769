import { sql } from '@payloadcms/db-postgres/drizzle'
import { transactionOf } from '../platform/transaction.ts'
import { ENTRY_COLLECTIONS } from './entries/build-entries.ts'
import { publishDocuments } from './publish-documents.ts'
import { sourcesOf } from './state/published-rows.ts'
import type { PublishRequest } from './state/stored-documents.ts'

/**
 * Published bodies refer to products by SKU: when a product's SKU changes, all entries with the old one are published
 * again.
 */
export async function followNewSku(req: PublishRequest, before: unknown, after: unknown): Promise<void> {
  if (typeof before !== 'string' || before === after) return
  const query = await transactionOf(req)
  const rows = await query(sql`
    select distinct source from published.entry
    where not deleted and jsonb_path_exists(body, '$.** ? (@ == $sku)', ${JSON.stringify({ sku: before })}::jsonb)`)
  const sources = sourcesOf(rows)
  for (const collection of ENTRY_COLLECTIONS) {
    const prefix = `${collection}/`
    const ids = sources.filter((source) => source.startsWith(prefix)).map((source) => source.slice(prefix.length))
    if (ids.length > 0) await publishDocuments(req, collection, ids)
  }
}
