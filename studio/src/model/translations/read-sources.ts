import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { TranslatedCollection } from './translated-from.ts'

export type TranslationSource = {
  collection: TranslatedCollection
  id: string
  site: string
  values: Record<string, unknown>
}
type Request = Pick<PayloadRequest, 'payload' | 'transactionID'>

const documentSchema = z.looseObject({
  id: z.string(),
  site: z.string(),
  _status: z.string().nullish(),
  deletedAt: z.unknown().optional(),
})
const WITHOUT_JOINS: object = { joins: false }

/** Loads documents for translation: the published version or, if there is none, the newest draft. */
export async function readSources(
  req: Request,
  collection: TranslatedCollection,
  ids: readonly string[],
): Promise<TranslationSource[]> {
  if (ids.length === 0) return []
  const common = { collection, req, limit: 0, pagination: false, ...WITHOUT_JOINS }
  const { docs } = await req.payload.db.find({ ...common, where: { id: { in: [...new Set(ids)] } } })
  const stored = docs.flatMap((document) => documentSchema.safeParse(document).data ?? [])
  const drafts = stored.filter(({ _status: status }) => status !== 'published').map(({ id }) => id)
  const newest = drafts.length === 0 ? [] : await readDrafts(req, collection, drafts)
  const byId = new Map([...stored, ...newest].map((document) => [document.id, document]))
  return [...byId.values()]
    .filter(({ deletedAt }) => !deletedAt)
    .map((values) => ({ collection, id: values.id, site: values.site, values }))
}

/** Loads documents as their forms show them: the newest draft. */
export async function readNewest(req: Request, collection: TranslatedCollection, ids: readonly string[]) {
  return (await readDrafts(req, collection, [...ids]))
    .filter(({ deletedAt }) => !deletedAt)
    .map((values): TranslationSource => ({ collection, id: values.id, site: values.site, values }))
}

async function readDrafts({ payload, transactionID }: Request, collection: TranslatedCollection, ids: string[]) {
  const req = { payload, ...(transactionID !== undefined && { transactionID }) }
  const where = { parent: { in: ids } }
  const { docs } = await payload.db.queryDrafts({
    collection,
    where,
    req,
    limit: 0,
    pagination: false,
    ...WITHOUT_JOINS,
  })
  return docs.flatMap((document) => documentSchema.safeParse(document).data ?? [])
}
