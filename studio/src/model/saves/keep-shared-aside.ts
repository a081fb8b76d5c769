import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { tryAndUndo } from '../../platform/try-and-undo.ts'
import { keepFirstVersion, readFormerState, writeVersion } from '../versions/keep-former-state.ts'
import { ASIDE_CONTEXT } from './keep-versions.ts'
import type { SavedCollection } from './saved-collections.ts'

const newestSchema = z.object({ docs: z.tuple([z.object({ updatedAt: z.coerce.date() })]) })

/**
 * A save of a collection without drafts is public immediately: it is tried and rolled back, and its result is stored as
 * a version behind the newest. Returns the refused fields; nothing is stored if there are any.
 */
export async function keepSharedAside(
  req: PayloadRequest,
  collection: SavedCollection,
  id: string,
  data: object,
): Promise<readonly string[]> {
  const { payload, user } = req
  const locale = req.locale === 'all' ? undefined : req.locale
  try {
    const stored = await tryAndUndo(payload, user, async (trial) => {
      const how = { depth: 0, overrideAccess: false, user, context: ASIDE_CONTEXT, req: trial }
      await payload.update({ collection, id, data, ...how, ...(locale && { locale }) })
      return readFormerState(trial, collection, id)
    })
    await initTransaction(req)
    await keepFirstVersion(req, collection, id)
    const parent = { parent: { equals: id } }
    const found = { collection, where: parent, sort: '-updatedAt', limit: 1, pagination: false, req }
    const [newest] = newestSchema.parse(await payload.db.findVersions(found)).docs
    const behind = new Date(newest.updatedAt.getTime() - 1).toISOString()
    await writeVersion(req, collection, stored, { createdAt: behind, updatedAt: behind })
    await commitTransaction(req)
    return []
  } catch (error) {
    await killTransaction(req)
    const refused = refusedSchema.safeParse(error).data
    if (refused === undefined) throw error
    return [...new Set(refused.data.errors.flatMap(({ path }) => path.split('.')[0] ?? []))]
  }
}

const refusedSchema = z.object({
  data: z.object({ errors: z.array(z.object({ path: z.string().min(1) })).min(1) }),
})
