import { z } from 'zod'
import { ADDRESSED_COLLECTIONS, publicAddressSchema } from '../../model/addresses/public-address.ts'

const DOCUMENT = /\/([a-z-]+)\/([0-9a-f-]{36})$/
const COLLECTION = /\/([a-z-]+)$/
const published = z.looseObject({
  doc: z.looseObject({
    id: z.string(),
    _status: z.string().nullish().catch(undefined),
    site: z.string().nullish().catch(undefined),
    part: z.string().nullish().catch(undefined),
  }),
})

/** A product's form has no drafts: each save is published immediately. */
const SEEN_AT_ONCE = 'product-facts'
/** The part of a product that all countries share. */
const SHARED = 'shared'

type PublishWords = {
  /** Says in the user's language that a document was published, and where. */
  tell: (where: string | undefined) => string
  /** Names of a site, and of a part of a product: one country or all countries. */
  site: (id: string) => string | undefined
  part: (part: string) => string
}

/**
 * `fetch` wrapper of the admin: Payload reports each save as an update; this reports a publish, and where the document
 * is published.
 */
export function withToldPublish(plain: typeof fetch, apiRoute: string, words: PublishWords): typeof fetch {
  return async (input, init) => {
    const answer = await plain(input, init)
    const collection = answer.ok && !(input instanceof Request) ? findCollection(input, init) : undefined
    if (collection === undefined) return answer
    const body = published.safeParse(
      await answer
        .clone()
        .json()
        .catch(() => undefined),
    ).data
    if (body === undefined || !isPublished(collection, body.doc, init?.method)) return answer
    const { id, part, site } = body.doc
    const address = await findAddress(plain, apiRoute, collection, id)
    const place = part ?? (collection === SEEN_AT_ONCE ? SHARED : undefined)
    const where = address ?? (site ? words.site(site) : undefined) ?? (place && words.part(place))
    return Response.json({ ...body, message: words.tell(where) }, { status: answer.status })
  }
}

const isPublished = (collection: string, { _status: status }: z.infer<typeof published>['doc'], method?: string) =>
  status === 'published' || (collection === SEEN_AT_ONCE && method?.toUpperCase() === 'PATCH')

/** The collection of a submitted form; undefined for a draft, which is recognized by its address. */
function findCollection(input: string | URL, init: RequestInit | undefined): string | undefined {
  const { pathname, searchParams } = new URL(input, 'http://admin')
  if (!(init?.body instanceof FormData) || searchParams.get('draft') === 'true') return undefined
  const method = init.method?.toUpperCase()
  if (method === 'PATCH') return DOCUMENT.exec(pathname)?.[1]
  return method === 'POST' ? COLLECTION.exec(pathname)?.[1] : undefined
}

async function findAddress(plain: typeof fetch, apiRoute: string, collection: string, id: string) {
  if (!ADDRESSED_COLLECTIONS.some((each) => each === collection)) return undefined
  const answer = await plain(`${apiRoute}/public-address?${new URLSearchParams({ collection, id })}`).catch(
    () => undefined,
  )
  const found = publicAddressSchema.safeParse(await answer?.json().catch(() => undefined)).data
  return found?.address ?? undefined
}
