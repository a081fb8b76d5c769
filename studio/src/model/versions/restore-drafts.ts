import { type CollectionConfig, type Endpoint, NotFound, restoreVersionOperation } from 'payload'
import { z } from 'zod'

const asked = z.object({
  draft: z.enum(['true', 'false']).optional().catch(undefined),
  depth: z.coerce.number().optional().catch(undefined),
})
const versionSchema = z.object({ version: z.object({ _status: z.string().nullish() }) })

/**
 * Restores the version of a draft as a draft. By default Payload writes it over the published document, which removed
 * the document from the site.
 */
export function restoreDraftsAsDrafts(collection: CollectionConfig): CollectionConfig {
  const { endpoints, slug, versions } = collection
  if (typeof versions !== 'object' || !versions.drafts || endpoints === false) return collection
  const restore: Endpoint = { method: 'post', path: '/versions/:id', handler: (req) => handleRestore(slug, req) }
  return { ...collection, endpoints: [restore, ...(endpoints ?? [])] }
}

/** Gives the same answer as Payload's own endpoint. */
async function handleRestore(slug: string, req: Parameters<Endpoint['handler']>[0]): Promise<Response> {
  const id = z.uuid().safeParse(req.routeParams?.id).data
  const collection = Object.values(req.payload.collections).find(({ config }) => config.slug === slug)
  if (id === undefined || collection === undefined) throw new NotFound(req.t)
  const { draft, depth } = asked.parse(req.query)
  const found = { collection: collection.config.slug, where: { id: { equals: id } }, limit: 1, pagination: false, req }
  const { docs } = await req.payload.db.findVersions(found)
  const isDraft = versionSchema.safeParse(docs[0]).data?.version._status === 'draft'
  const result: object = await restoreVersionOperation({
    id,
    collection,
    req,
    draft: isDraft || draft === 'true',
    ...(depth !== undefined && { depth }),
  })
  return Response.json({ ...result, message: req.t('version:restoredSuccessfully') })
}
