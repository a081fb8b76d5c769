import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { toAdminRefusal } from '../../../access/refuse.ts'
import { readCaller } from '../../../access/sign-in/caller.ts'
import { noteSignIn } from '../../../access/sign-in/note-sign-in.ts'
import { toPlainQuery } from '../../../platform/to-plain-query.ts'
import { transactionOf } from '../../../platform/transaction.ts'
import { inOwnTransaction } from './in-own-transaction.ts'
import { lockSignIn } from './lock-sign-in.ts'

const ownSchema = z.object({ id: z.string(), email: z.string(), _sid: z.string().optional() })

const readOwner = ({ user }: PayloadRequest) =>
  user?.collection === 'users' ? ownSchema.safeParse(user).data : undefined

const listedSchema = z.object({
  id: z.string(),
  started: z.coerce.date(),
  ends: z.coerce.date(),
  agent: z.string().nullable(),
  address: z.string().nullable(),
})
type OwnSession = { id: string; started: string; ends: string; agent: string; address: string; isThis: boolean }

/** Sessions of the caller, the current browser first. */
const list: Endpoint = {
  method: 'get',
  path: '/sessions',
  handler: async (req) => {
    const owner = readOwner(req)
    if (owner === undefined) return toAdminRefusal(401, 'Sign in first')
    const query = toPlainQuery(async (statement) => (await req.payload.db.drizzle.execute(statement)).rows)
    const rows = await query(
      `select s.id::text, s.created_at as started, s.expires_at as ends, k.agent, k.address
       from users_sessions s left join accounts.staff_session k on k.sid = s.id::text
       where s._parent_id = $1::uuid and s.expires_at > now() order by s.created_at desc limit 100`,
      [owner.id],
    )
    const sessions = rows.map((row): OwnSession => {
      const { id, started, ends, agent, address } = listedSchema.parse(row)
      const times = { started: started.toISOString(), ends: ends.toISOString() }
      return { id, ...times, agent: agent ?? '', address: address ?? '', isThis: id === owner._sid }
    })
    return Response.json({ sessions: sessions.toSorted((a, b) => Number(b.isThis) - Number(a.isThis)) })
  },
}

/** Ends one session of the caller, or all except the current one. */
const end: Endpoint['handler'] = async (req) => {
  const owner = readOwner(req)
  if (owner === undefined) return toAdminRefusal(401, 'Sign in first')
  const one = z.string().optional().parse(req.routeParams?.sid)
  const ended = await inOwnTransaction(req, async () => {
    const query = toPlainQuery(await transactionOf(req))
    await lockSignIn(query, owner.email)
    const rows = await query(
      `delete from users_sessions where _parent_id = $1::uuid and id::text is distinct from $2
         and ($3::text is null or id::text = $3) returning 1`,
      [owner.id, owner._sid ?? null, one ?? null],
    )
    if (rows.length > 0) await noteSignIn(query, owner, 'ended-sessions', readCaller(req.headers))
    return rows.length
  })
  return Response.json({ ended })
}

export const OWN_SESSIONS: readonly Endpoint[] = [
  list,
  { method: 'delete', path: '/sessions', handler: end },
  { method: 'delete', path: '/sessions/:sid', handler: end },
]
