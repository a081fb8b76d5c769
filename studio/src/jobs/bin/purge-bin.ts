import type { Payload, Where } from 'payload'
import type { Pool } from 'pg'
import { z } from 'zod'
import { BINNED_COLLECTIONS, type BinnedCollection, KEPT_DAYS } from './binned-collections.ts'

const rowSchema = z.object({ collection: z.enum(BINNED_COLLECTIONS), id: z.string() })

/** Documents per round; the next round follows immediately. */
const AT_ONCE = 100

const toTable = (collection: BinnedCollection) => collection.replaceAll('-', '_')

const DUE = `${BINNED_COLLECTIONS.map(
  (collection) => `
    select '${collection}' as collection, id::text from ${toTable(collection)}
    where deleted_at < now() - make_interval(days => ${KEPT_DAYS})`,
).join(' union all ')} limit ${AT_ONCE}`

/**
 * Permanently deletes documents whose time in the bin has passed, with versions and files. Returns how many were due.
 */
export async function purgeBin(pool: Pool, loadPayload: () => Promise<Payload>): Promise<number> {
  const { rows } = await pool.query(DUE)
  if (rows.length === 0) return 0
  const payload = await loadPayload()
  for (const row of rows) {
    const { collection, id } = rowSchema.parse(row)
    // Deletes by query instead of by id: another process may have deleted the document, or a user may have restored it
    // meanwhile.
    const where: Where = { id: { equals: id }, deletedAt: { exists: true } }
    await payload.delete({ collection, where, trash: true, depth: 0 })
  }
  return rows.length
}
