import { type CollectionBeforeOperationHook, Forbidden, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import { type PlainQuery, toPlainQuery } from '../../../platform/to-plain-query.ts'
import { transactionOf } from '../../../platform/transaction.ts'
import { findSessionOwner, type SessionOwner } from './ask.ts'
import { lockSignInOf } from './lock-sign-in.ts'

const whomSchema = z.looseObject({ id: z.union([z.string(), z.number()]).optional() })

/**
 * Payload reads the sessions of a person with all else and writes them back, when it prolongs one and when it saves a name: those that
 * another call ended meanwhile would be there again. Both wait for what begins and ends sessions, before they read. A caller whose own
 * session ended during the wait, or whose role is another one now, changes and deletes nothing any more.
 */
export const lockSessions: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if (operation !== 'update' && operation !== 'refresh' && operation !== 'delete') return args
  const query = toPlainQuery(await transactionOf(req))
  const owner = overrideAccess === true ? undefined : findSessionOwner(req)
  if (operation === 'refresh' && owner === undefined) throw new Forbidden(req.t)
  const whom = operation === 'refresh' ? [] : await findWhom(req, args)
  // In one order, so that two changes of several people never wait for each other.
  const all = new Set([...whom, ...(owner === undefined ? [] : [owner.id])])
  for (const id of [...all].toSorted()) await lockSignInOf(query, id)
  // The studio's own code may act for a person without a session.
  if (owner !== undefined && (operation === 'refresh' || owner._sid !== undefined))
    await requireSession(req, query, owner)
  return args
}

async function requireSession(req: PayloadRequest, query: PlainQuery, owner: SessionOwner): Promise<void> {
  const rows = await query(
    `select 1 from users_sessions s join users u on u.id = s._parent_id where s.id::text = $1 and u.role::text = $2`,
    [owner._sid ?? '', owner.role],
  )
  if (rows.length === 0) throw new Forbidden(req.t)
}

async function findWhom(req: PayloadRequest, args: { where?: Where }): Promise<string[]> {
  const { id } = whomSchema.parse(args)
  if (id !== undefined) return [String(id)]
  if (args.where === undefined) return []
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection: 'users',
    where: args.where,
    pagination: false,
    req,
  })
  return docs.map((person) => String(person.id))
}
