import { sql } from '@payloadcms/db-postgres/drizzle'
import { transactionOf } from '../platform/transaction.ts'
import { ENTRY_COLLECTIONS } from './entries/build-entries.ts'
import { publishDocuments } from './publish-documents.ts'
import { sourcesOf } from './state/published-rows.ts'
import type { PublishRequest } from './state/stored-documents.ts'

/** Bodies name products by sku: when one gets another, all that mention the old one are published again. */
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
