import type { CollectionSlug, PayloadRequest } from 'payload'

/** Whether the user may change a document, by the access rule that also applies to saves. */
export async function mayChange(req: PayloadRequest, collection: CollectionSlug, id: string): Promise<boolean> {
  const may = await req.payload.collections[collection].config.access.update({ req, id })
  if (may === false) return false
  const isIt = { id: { equals: id } }
  const { totalDocs } = await req.payload.count({
    collection,
    where: may === true ? isIt : { and: [isIt, may] },
    req,
  })
  return totalDocs === 1
}
