import { type CollectionBeforeOperationHook, Forbidden, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import { type PlainQuery, toPlainQuery } from '../../../platform/to-plain-query.ts'
import { transactionOf } from '../../../platform/transaction.ts'
import { findSessionOwner } from './ask.ts'
import { lockSignInOf } from './lock-sign-in.ts'

const whomSchema = z.looseObject({ id: z.union([z.string(), z.number()]).optional() })

/**
 * Payload reads the sessions of a person with all else and writes them back, when it prolongs one and when it saves a name: those that
 * another call ended meanwhile would be there again. Both wait for what begins and ends sessions, before they read.
 */
export const lockSessions: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'refresh') return args
  const query = toPlainQuery(await transactionOf(req))
  if (operation === 'refresh') await requireSession(req, query)
  else for (const id of await findWhom(req, args)) await lockSignInOf(query, id)
  return args
}

/** A session that ended during the wait is prolonged no more. */
async function requireSession(req: PayloadRequest, query: PlainQuery): Promise<void> {
  const owner = findSessionOwner(req)
  if (owner === undefined) throw new Forbidden(req.t)
  await lockSignInOf(query, owner.id)
  const rows = await query('select 1 from users_sessions where id::text = $1', [owner._sid ?? ''])
  if (rows.length === 0) throw new Forbidden(req.t)
}

/** In one order, so that two changes of several people never wait for each other. */
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
  return docs.map((person) => String(person.id)).toSorted()
}
