import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { TURNED_DOWN_LIKE } from '../../model/saves/turned-down-name.ts'

const rowSchema = z
  .object({ id: z.string(), at: z.coerce.date() })
  .transform(({ id, at }) => ({ id, updatedAt: at.toISOString() }))
type PublishedVersion = z.infer<typeof rowSchema>

/**
 * Published versions, newest first. A version is compared with the published one before, because a publish only differs
 * in its status from the draft just before it. In collections without drafts, each save is published, except discarded
 * changes.
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
