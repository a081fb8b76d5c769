import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import type { StoredDocument } from '../../publish/stored-documents.ts'
import type { ScheduledCollection } from '../../scheduling/plan.ts'

/** More unpublished documents than a site ever has at a time. */
const MAX_DRAFTS = 200

const newest = z.looseObject({ id: z.string() })
const WITHOUT_JOINS: object = { joins: false }

/** Newest versions as the database has them, without those in the trash: of some documents, or all drafts of a site. */
export async function findNewest(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  collection: ScheduledCollection,
  of: { ids: readonly string[] } | { site: string },
): Promise<StoredDocument[]> {
  if ('ids' in of && of.ids.length === 0) return []
  const where: Where =
    'ids' in of
      ? { parent: { in: [...of.ids] } }
      : { and: [{ 'version.site': { equals: of.site } }, { 'version._status': { equals: 'draft' } }] }
  const page = { limit: MAX_DRAFTS, page: 1, pagination: false }
  const { docs } = await req.payload.db.queryDrafts({
    collection,
    where,
    req,
    sort: '-updatedAt',
    ...WITHOUT_JOINS,
    ...page,
  })
  return docs.flatMap((document) => newest.safeParse(document).data ?? []).filter(({ deletedAt }) => !deletedAt)
}
