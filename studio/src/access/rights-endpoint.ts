import { accessOperation, type Endpoint } from 'payload'
import { findStaff } from './find-staff.ts'
import { toAdminRefusal } from './refuse.ts'

/**
 * Replaces Payload's endpoint, which tells the public the collections, fields and blocks: Payload uses the first
 * endpoint that matches.
 */
export const rightsOfStaff: Endpoint = {
  method: 'get',
  path: '/access',
  handler: async (req) => {
    if (findStaff(req) !== undefined) return Response.json(await accessOperation({ req }))
    return toAdminRefusal(403, 'Sign in first')
  },
}
