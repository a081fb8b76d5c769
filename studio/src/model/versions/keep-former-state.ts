import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/transaction.ts'

const storedSchema = z.looseObject({ id: z.string(), createdAt: z.string(), updatedAt: z.string() })
type StoredState = z.infer<typeof storedSchema>

/** Typed as `object`, because Payload's type of this option requires a specific collection. */
const WITHOUT_JOINS: object = { joins: false }

/**
 * Before the first change of a document without versions (imported, or older than the history), stores its current
 * state as first version, so that it can be restored.
 */
export const keepFormerState: CollectionBeforeChangeHook = async ({ collection, operation, originalDoc, req }) => {
  if (operation === 'update') await keepFirstVersion(req, collection.slug, storedSchema.parse(originalDoc).id)
}

/** Stores the current state as first version if there is none. */
export async function keepFirstVersion(req: PayloadRequest, slug: CollectionSlug, id: string): Promise<void> {
  const query = await transactionOf(req)
  const table = sql.identifier(`_${slug.replaceAll('-', '_')}_v`)
  if ((await query(sql`select from ${table} where parent_id = ${id}::uuid limit 1`)).length > 0) return
  const stored = await readFormerState(req, slug, id)
  await writeVersion(req, slug, stored, stored)
}

/** The stored document in all languages. */
export async function readFormerState(req: PayloadRequest, slug: CollectionSlug, id: string): Promise<StoredState> {
  const found = { collection: slug, where: { id: { equals: id } }, req, ...WITHOUT_JOINS }
  return storedSchema.parse(await req.payload.db.findOne(found))
}

/** Writes a version without a save. `times`: its position in the list. */
export async function writeVersion(
  req: PayloadRequest,
  collectionSlug: CollectionSlug,
  versionData: StoredState,
  { createdAt, updatedAt }: Pick<StoredState, 'createdAt' | 'updatedAt'>,
): Promise<void> {
  await req.payload.db.createVersion({
    collectionSlug,
    parent: versionData.id,
    autosave: false,
    createdAt,
    updatedAt,
    versionData,
    returning: false,
    req,
  })
}
