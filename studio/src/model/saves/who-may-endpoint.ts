import { BRAND_LOCALES } from '@menagerie/sites/locales'
import type { Endpoint, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { findStaff } from '../../access/find-staff.ts'
import { SHARED_PART } from '../../access/of-product-part.ts'
import { toAdminRefusal } from '../../access/refuse.ts'
import { toSavedCollection } from './saved-collections.ts'
import type { WhoMay } from './who-may.ts'

/** Number of names that still help; more would be a list. */
const MAX_NAMES = 5

const asked = z.object({ collection: z.string(), id: z.uuid() })
const placedSchema = z.object({ site: z.string().nullish(), part: z.string().nullish() })

/**
 * People that may change a document: the editors of its site, or of the country of a product's part; the catalogue for what all sites share.
 * Administrators where there are none of these.
 */
export const whoMay: Endpoint = {
  method: 'get',
  path: '/who-may',
  handler: async (req) => {
    if (findStaff(req) === undefined) return toAdminRefusal(403, 'Sign in first')
    const document = asked.safeParse({ ...req.query }).data
    const collection = document && toSavedCollection(document.collection)
    if (document === undefined || collection === undefined) return toAdminRefusal(400, 'Say which document')
    // As this person may read it.
    const how = { draft: true, depth: 0, disableErrors: true, overrideAccess: false, user: req.user, req }
    const found = placedSchema.safeParse(await req.payload.findByID({ collection, id: document.id, ...how })).data
    const own = found === undefined ? [] : await findNames(req, toWriters(found))
    const names = own.length > 0 ? own : await findNames(req, { role: { equals: 'admin' } })
    return Response.json({ names } satisfies WhoMay)
  },
}

function toWriters({ part, site }: z.infer<typeof placedSchema>): Where {
  if (site) return { role: { equals: 'editor' }, sites: { in: [site] } }
  if (!part || part === SHARED_PART) return { role: { equals: 'catalogue' } }
  const sites = BRAND_LOCALES.filter(({ country }) => country === part).map(({ id }) => id)
  return { role: { equals: 'editor' }, sites: { in: sites } }
}

async function findNames(req: PayloadRequest, where: Where): Promise<string[]> {
  const found = {
    collection: 'users',
    where,
    select: { name: true },
    depth: 0,
    limit: MAX_NAMES,
    sort: 'name',
  } as const
  const { docs } = await req.payload.find({ ...found, req })
  return docs.map(({ name }) => name)
}
