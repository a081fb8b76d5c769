import type { PayloadRequest } from 'payload'
import type { PlannedDocument } from './plan.ts'

/** Tells whether a person may publish, by the rule that holds for publishing at once. */
export async function mayPublish(req: PayloadRequest, { collection, id }: PlannedDocument): Promise<boolean> {
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
