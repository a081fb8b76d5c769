import { sql } from '@payloadcms/db-postgres/drizzle'
import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { findStaff, type Staff } from '../../access/find-staff.ts'
import { toAdminRefusal } from '../../access/refuse.ts'
import { type Heartbeat, heartbeatSchema, LEFT_AFTER_S, type Presence } from './presence.ts'
import { type SavedCollection, toSavedCollection } from './saved-collections.ts'

/** Receives the heartbeat of an open form; returns the other windows with the document and its newest version. */
export const presence: Endpoint = {
  method: 'post',
  path: '/presence',
  handler: async (req) => {
    const person = findStaff(req)
    if (person === undefined) return toAdminRefusal(403, 'Sign in first')
    await addDataAndFileToRequest(req)
    const heartbeat = heartbeatSchema.safeParse(req.data).data
    const collection = heartbeat && toSavedCollection(heartbeat.collection)
    if (heartbeat === undefined || collection === undefined) return toAdminRefusal(400, 'Choose a document')
    if (heartbeat.leaving) {
      await leave(req, heartbeat)
      return new Response(null, { status: 204 })
    }
    const newest = await findNewest(req, collection, heartbeat.id)
    const others = newest === null ? [] : await meet(req, heartbeat, person)
    return Response.json({ others, newest } satisfies Presence)
  },
}

const version = z.object({ updatedAt: z.string(), savedBy: z.string().nullish() })

/** The newest version, read with the user's rights. */
async function findNewest(req: PayloadRequest, collection: SavedCollection, id: string): Promise<Presence['newest']> {
  const select = { updatedAt: true, savedBy: true } as const
  const options = { draft: true, depth: 0, overrideAccess: false, disableErrors: true } as const
  const found = version.safeParse(await req.payload.findByID({ collection, id, req, select, ...options })).data
  return found === undefined ? null : { version: found.updatedAt, savedBy: found.savedBy ?? null }
}

const row = z.object({ name: z.string(), since: z.coerce.date(), user_id: z.string() })

async function meet(req: PayloadRequest, { collection, id, window }: Heartbeat, { id: user }: Staff) {
  const { drizzle } = req.payload.db
  const name = req.user?.collection === 'users' ? req.user.name : ''
  await drizzle.execute(sql`
    insert into document_presence (collection, document, window_id, user_id, name)
    values (${collection}, ${id}::uuid, ${window}::uuid, ${user}::uuid, ${name})
    on conflict (collection, document, window_id) do update set seen_at = now(), name = excluded.name`)
  await drizzle.execute(sql`
    delete from document_presence where seen_at < now() - make_interval(secs => ${LEFT_AFTER_S})`)
  const { rows } = await drizzle.execute(sql`
    select name, since, user_id::text from document_presence
    where collection = ${collection} and document = ${id}::uuid and window_id <> ${window}::uuid order by since`)
  return rows.map((each) => {
    const { name: other, since, user_id: person } = row.parse(each)
    return { name: other, since: since.toISOString(), isSelf: person === user }
  })
}

async function leave(req: PayloadRequest, { collection, id, window }: Heartbeat): Promise<void> {
  await req.payload.db.drizzle.execute(sql`
    delete from document_presence
    where collection = ${collection} and document = ${id}::uuid and window_id = ${window}::uuid`)
}
