import { findById } from '@menagerie/sites/locales'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { findStaff } from '../../access/find-staff.ts'
import { toAdminRefusal } from '../../access/refuse.ts'
import { findAddressing } from '../../platform/find-addressing.ts'
import { ADDRESSED_COLLECTIONS, type PublishedAddress } from './public-address.ts'

const asked = z.object({ collection: z.enum(ADDRESSED_COLLECTIONS), id: z.uuid() })
const row = z.object({ site: z.string(), path: z.string() })

/** Public address of a document; null if it is not published. */
export const publicAddress: Endpoint = {
  method: 'get',
  path: '/public-address',
  handler: async (req) => {
    if (findStaff(req) === undefined) return toAdminRefusal(403, 'Sign in first')
    const document = asked.safeParse({ ...req.query }).data
    if (document === undefined) return toAdminRefusal(400, 'Choose a document')
    const { rows } = await req.payload.db.drizzle.execute(sql`
      select brand || '/' || locale as site, path from published.entry
      where source = ${`${document.collection}/${document.id}`} and not deleted and path is not null limit 1`)
    const found = row.safeParse(rows[0]).data
    const site = findById(found?.site ?? '')
    const address = found && site ? findAddressing().links(site).url(found.path) : null
    return Response.json({ address } satisfies PublishedAddress)
  },
}
