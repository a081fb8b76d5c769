import { z } from 'zod'
import { ADDRESSED_COLLECTIONS, publicAddressSchema } from '../../model/addresses/public-address.ts'

const DOCUMENT = /\/([a-z-]+)\/([0-9a-f-]{36})$/
const COLLECTION = /\/([a-z-]+)$/
const published = z.looseObject({ doc: z.looseObject({ id: z.string(), _status: z.literal('published') }) })

/** Says in the reader's language that something was published, and where it stands now. */
type TellPublish = (address: string | undefined) => string

/** `fetch` for the admin: Payload calls every save an update, this says that it was published, and where it stands now. */
export function withToldPublish(plain: typeof fetch, apiRoute: string, tell: TellPublish): typeof fetch {
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
    if (body === undefined) return answer
    const address = await findAddress(plain, apiRoute, collection, body.doc.id)
    return Response.json({ ...body, message: tell(address) }, { status: answer.status })
  }
}

/** Finds the collection of a form that is sent; a draft says so in its address. */
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
