import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { findStaff } from '../../access/find-staff.ts'
import { mayChange } from '../../access/may-change.ts'
import { toAdminRefusal } from '../../access/refuse.ts'
import { type SavedCollection, toSavedCollection } from '../../model/saves/saved-collections.ts'
import { inRequestTransaction } from '../../platform/in-request-transaction.ts'
import { keepSharedAside } from './keep-shared-aside.ts'
import { ASIDE_CONTEXT, endAutosavedVersion } from './keep-versions.ts'

const asked = z.object({ collection: z.string(), id: z.uuid(), values: z.record(z.string(), z.unknown()).optional() })

/**
 * Called before a user chooses between two versions, so that both can be restored. Ends the newest version, so that the
 * next save from any window begins another one. `values`: the user's rejected text, which becomes a version behind the
 * newest, with the user's rights. Fields that cannot be stored are returned: `invalid`.
 */
export const keepBothEndpoint: Endpoint = {
  method: 'post',
  path: '/keep-both',
  handler: async (req) => {
    if (findStaff(req) === undefined) return toAdminRefusal(403, 'Sign in first')
    await addDataAndFileToRequest(req)
    const given = asked.safeParse(req.data).data
    const collection = toSavedCollection(given?.collection ?? '')
    if (given === undefined || collection === undefined) return toAdminRefusal(400, 'Choose a document')
    if (!(await mayChange(req, collection, given.id))) return toAdminRefusal(403, 'You are not an editor of its site')
    if (given.values === undefined) {
      await inRequestTransaction(req, () => endAutosavedVersion(req, collection, given.id))
      return new Response(null, { status: 204 })
    }
    const { _status: _, createdAt: _c, updatedAt: _u, ...data } = given.values
    if (req.payload.collections[collection].config.versions?.drafts) {
      await keepDraftAside(req, collection, given.id, data)
      return new Response(null, { status: 204 })
    }
    const invalid = await keepSharedAside(req, collection, given.id, data)
    return invalid.length === 0 ? new Response(null, { status: 204 }) : Response.json({ invalid }, { status: 422 })
  },
}

async function keepDraftAside(req: PayloadRequest, collection: SavedCollection, id: string, data: object) {
  const context = { ...req.context, ...ASIDE_CONTEXT }
  const how = { draft: true, depth: 0, overrideAccess: false, user: req.user, context, req }
  await req.payload.update({ collection, id, data, ...how })
}
