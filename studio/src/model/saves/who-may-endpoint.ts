import type { Endpoint } from 'payload'
import { z } from 'zod'
import { findStaff } from '../../access/find-staff.ts'
import { toAdminRefusal } from '../../access/refuse.ts'
import { toSavedCollection } from '../../model/saves/saved-collections.ts'
import type { WhoMay } from './who-may.ts'

/** Number of names that still help; more would be a list. */
const MAX_NAMES = 5

const asked = z.object({ collection: z.string(), id: z.uuid() })
const ofSite = z.object({ site: z.string() })

/** People that may change a document: the editors of its site, and administrators for what all sites share. */
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
    const site = ofSite.safeParse(await req.payload.findByID({ collection, id: document.id, ...how })).data?.site
    const editors = site === undefined ? [] : await findNames({ role: { equals: 'editor' }, sites: { in: [site] } })
    const names = editors.length > 0 ? editors : await findNames({ role: { equals: 'admin' } })
    return Response.json({ names } satisfies WhoMay)

    async function findNames(where: Record<string, { equals: string } | { in: string[] }>): Promise<string[]> {
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
  },
}
