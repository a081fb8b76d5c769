import type { CollectionSlug, Payload, PayloadRequest } from 'payload'

type Create = { collection: CollectionSlug; id: string; data: Record<string, unknown> }

/** Ids that a collection already holds: a second import leaves those documents as editors have made them. */
export async function findKnown(payload: Payload, collection: CollectionSlug): Promise<ReadonlySet<string>> {
  const { docs } = await payload.find({
    collection,
    pagination: false,
    depth: 0,
    select: {},
    overrideAccess: true,
    draft: true,
  })
  return new Set(docs.map(({ id }) => String(id)))
}

/** A published document with our own id, through all hooks. */
export async function create(req: PayloadRequest, { collection, id, data }: Create): Promise<void> {
  await req.payload.create({ collection, data: { id, ...data }, req, depth: 0, overrideAccess: true })
}
