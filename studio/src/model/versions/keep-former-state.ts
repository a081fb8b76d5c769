import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionOf } from '../../platform/transaction.ts'

const storedSchema = z.looseObject({ id: z.string(), createdAt: z.string(), updatedAt: z.string() })
type StoredState = z.infer<typeof storedSchema>

/** Payload's type of this option knows no collection in general. */
const WITHOUT_JOINS: object = { joins: false }

/**
 * Before the first change of a document that was imported, or is older than its history: what stands now becomes its first
 * version, so that there is something to go back to.
 */
export const keepFormerState: CollectionBeforeChangeHook = async ({ collection, operation, originalDoc, req }) => {
  if (operation === 'update') await keepFirstVersion(req, collection.slug, storedSchema.parse(originalDoc).id)
}

/** What stands now becomes the first version of a document that has none. */
export async function keepFirstVersion(req: PayloadRequest, slug: CollectionSlug, id: string): Promise<void> {
  const query = await transactionOf(req)
  const table = sql.identifier(`_${slug.replaceAll('-', '_')}_v`)
  if ((await query(sql`select from ${table} where parent_id = ${id}::uuid limit 1`)).length > 0) return
  const stored = await readFormerState(req, slug, id)
  await writeVersion(req, slug, stored, stored)
}

/** A document as it is stored, in all languages. */
export async function readFormerState(req: PayloadRequest, slug: CollectionSlug, id: string): Promise<StoredState> {
  const found = { collection: slug, where: { id: { equals: id } }, req, ...WITHOUT_JOINS }
  return storedSchema.parse(await req.payload.db.findOne(found))
}

/** A version that no save writes. `times`: where it stands in the list. */
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
