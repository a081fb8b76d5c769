import type { CollectionSlug, Payload } from 'payload'
import { z } from 'zod'

const idRow = z.object({ id: z.string() })

/** Finds ids that the collections already have, so that a second import does not overwrite editors' changes. */
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
