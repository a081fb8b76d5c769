import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'

type DatedVersion = { id: string; updatedAt: string }

/** The versions with which others of the document are compared. */
export type ComparedVersions = {
  /** Published versions, newest first. */
  published: readonly DatedVersion[]
  /** The oldest stored version. */
  first: DatedVersion | undefined
}

/** Returns the published version before this one. */
export const findPublicBefore = ({ published }: ComparedVersions, { id, updatedAt }: DatedVersion) =>
  published.find((each) => each.updatedAt < updatedAt && each.id !== id)

/**
 * Returns the version to compare with: the previous published one, otherwise the document's first version. Payload
 * would take the draft just before, which equals its publish.
 */
export function findBefore(compared: ComparedVersions, version: DatedVersion): DatedVersion | undefined {
  const { first } = compared
  return findPublicBefore(compared, version) ?? (first?.id === version.id ? undefined : first)
}

const rowSchema = z
  .object({ id: z.string(), at: z.coerce.date() })
  .transform(({ id, at }) => ({ id, updatedAt: at.toISOString() }))

/** Returns the oldest stored version of a document. */
export async function findFirstVersion(
  { payload }: PayloadRequest,
  collection: CollectionSlug,
  parent: string | number,
): Promise<DatedVersion | undefined> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select id::text, updated_at as at from ${sql.identifier(`_${collection.replaceAll('-', '_')}_v`)}
    where parent_id = ${String(parent)}::uuid order by updated_at, created_at limit 1`)
  return rows.map((row) => rowSchema.parse(row))[0]
}
