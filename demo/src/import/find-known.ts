import type { CollectionSlug, Payload } from 'payload'
import { z } from 'zod'

const idRow = z.object({ id: z.string() })

/** Ids that collections already hold: a second import leaves those documents as editors have made them. */
export async function findKnown(
  payload: Payload,
  collections: readonly CollectionSlug[],
): Promise<ReadonlySet<string>> {
  const known = new Set<string>()
  for (const collection of collections) {
    const { rows } = await payload.db.pool.query(`select id from "${collection.replaceAll('-', '_')}"`)
    for (const row of rows) known.add(idRow.parse(row).id)
  }
  return known
}
