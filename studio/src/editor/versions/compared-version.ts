import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'

type DatedVersion = { id: string; updatedAt: string }

/** What versions of a document are compared with. */
export type ComparedVersions = {
  /** Those that visitors got, newest first. */
  published: readonly DatedVersion[]
  /** The oldest that is kept. */
  first: DatedVersion | undefined
}

/** Returns what visitors had before a version. */
export const findPublicBefore = ({ published }: ComparedVersions, { id, updatedAt }: DatedVersion) =>
  published.find((each) => each.updatedAt < updatedAt && each.id !== id)

/**
 * Returns what a version is compared with: what visitors had before, else the version that the document began with. Payload would take the
 * draft just before, which says the same as its publish.
 */
export function findBefore(compared: ComparedVersions, version: DatedVersion): DatedVersion | undefined {
  const { first } = compared
  return findPublicBefore(compared, version) ?? (first?.id === version.id ? undefined : first)
}

const rowSchema = z
  .object({ id: z.string(), at: z.coerce.date() })
  .transform(({ id, at }) => ({ id, updatedAt: at.toISOString() }))

/** Returns the version that a document began with, as far as it is kept. */
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
