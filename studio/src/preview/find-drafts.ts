import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import type { ScheduledCollection } from '../jobs/scheduling/plan.ts'
import type { StoredDocument } from '../publish/state/stored-documents.ts'

/** Batch size. */
const DRAFTS = 200

const newest = z.looseObject({ id: z.string() })
const WITHOUT_JOINS: object = { joins: false }

/** Newest stored versions, except of documents in the bin: of the given documents, or all drafts of a site. */
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
  const found: unknown[] = []
  for (let page = 1; ; page += 1) {
    const { docs, hasNextPage } = await req.payload.db.queryDrafts({
      collection,
      where,
      req,
      // A fixed order: a document that is saved between two pages keeps its position.
      sort: 'parent',
      limit: DRAFTS,
      page,
      pagination: true,
      ...WITHOUT_JOINS,
    })
    found.push(...docs)
    if (!hasNextPage) break
  }
  return found.flatMap((document) => newest.safeParse(document).data ?? []).filter(({ deletedAt }) => !deletedAt)
}
