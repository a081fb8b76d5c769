import { accessOperation, type Endpoint } from 'payload'
import { findStaff } from './find-staff.ts'
import { toAdminRefusal } from './refuse.ts'

/** Payload tells the public which collections, fields and blocks there are. It takes the first endpoint that fits: this one. */
export const rightsOfStaff: Endpoint = {
  method: 'get',
  path: '/access',
  handler: async (req) => {
    if (findStaff(req) !== undefined) return Response.json(await accessOperation({ req }))
    return toAdminRefusal(403, 'Sign in first')
  },
}
