import type { Endpoint } from 'payload'
import { z } from 'zod'
import { findStaff } from './find-staff.ts'
import { toAdminRefusal } from './refuse.ts'

const keySchema = z.string().catch('')

/** Replaces Payload's own endpoint, which fails on a key that the user never set. */
export const deletePreference: Endpoint = {
  method: 'delete',
  path: '/:key',
  handler: async (req) => {
    if (findStaff(req) === undefined) return toAdminRefusal(403, 'Sign in first')
    const key = keySchema.parse(req.routeParams?.key)
    const { docs } = await req.payload.delete({
      collection: 'payload-preferences',
      where: { key: { equals: key } },
      overrideAccess: false,
      req,
    })
    return docs.length === 0
      ? toAdminRefusal(404, 'This preference does not exist')
      : Response.json({ message: 'Deleted' })
  },
}
