import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { TURNED_DOWN_LIKE } from '../../model/saves/turned-down-name.ts'

const rowSchema = z
  .object({ id: z.string(), at: z.coerce.date() })
  .transform(({ id, at }) => ({ id, updatedAt: at.toISOString() }))
type PublishedVersion = z.infer<typeof rowSchema>

/**
 * Versions that visitors got, newest first. A comparison begins with the one before: a publish follows a draft that says the same, so
 * that beside its neighbour only its state would differ. What has no drafts is public with each save, but for what was turned down.
 */
export async function findPublishedVersions(
  { payload }: PayloadRequest,
  collection: CollectionSlug,
  parent: string | number,
): Promise<PublishedVersion[]> {
  const hasDrafts = Boolean(payload.collections[collection].config.versions?.drafts)
  const isPublic = hasDrafts
    ? sql`version__status = 'published'`
    : sql`(version_saved_by is null or version_saved_by not like ${TURNED_DOWN_LIKE})`
  const { rows } = await payload.db.drizzle.execute(sql`
    select id::text, updated_at as at from ${sql.identifier(`_${collection.replaceAll('-', '_')}_v`)}
    where parent_id = ${String(parent)}::uuid and ${isPublic} order by updated_at desc`)
  return rows.map((row) => rowSchema.parse(row))
}
