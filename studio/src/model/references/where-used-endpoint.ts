import type { Endpoint } from 'payload'
import { z } from 'zod'
import { findStaff } from '../../access/find-staff.ts'
import { toAdminRefusal } from '../../access/refuse.ts'
import { findUses } from './find-uses.ts'
import { USED_COLLECTIONS } from './uses.ts'

const targetSchema = z.object({ collection: z.enum(USED_COLLECTIONS), id: z.uuid() })

/** `GET /where-used/pages/{id}`: the documents that reference this one. All users of the studio may read it. */
export const whereUsed: Endpoint = {
  method: 'get',
  path: '/where-used/:collection/:id',
  handler: async (req) => {
    if (findStaff(req) === undefined) return toAdminRefusal(403, 'Sign in first')
    const target = targetSchema.safeParse(req.routeParams).data
    if (target === undefined) return toAdminRefusal(400, 'Choose a document')
    const { drizzle } = req.payload.db
    return Response.json(
      await findUses(req.payload, async (statement) => (await drizzle.execute(statement)).rows, target),
    )
  },
}
