import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'

const rowSchema = z
  .object({ id: z.string(), at: z.coerce.date() })
  .transform(({ id, at }) => ({ id, updatedAt: at.toISOString() }))
type PublishedVersion = z.infer<typeof rowSchema>

/**
 * Versions that visitors got, newest first. A comparison begins with the one before: a publish follows a draft that says the same, so
 * that beside its neighbour only its state would differ.
 */
export async function findPublishedVersions(
  { payload }: PayloadRequest,
  collection: string,
  parent: string | number,
): Promise<PublishedVersion[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select id::text, updated_at as at from ${sql.identifier(`_${collection.replaceAll('-', '_')}_v`)}
    where parent_id = ${String(parent)}::uuid and version__status = 'published' order by updated_at desc`)
  return rows.map((row) => rowSchema.parse(row))
}
