import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { readCaller } from '../../../../access/sign-in/caller.ts'
import { toPlainQuery } from '../../../../platform/to-plain-query.ts'
import { transactionOf } from '../../../../platform/transaction.ts'
import { queryOf, readBody, type SessionOwner } from '../ask.ts'
import { inOwnTransaction } from '../in-own-transaction.ts'
import { listFactors } from './list-factors.ts'
import { requirePassword, requireSessionOwner } from './may-change.ts'
import { resetFactors } from './reset-factors.ts'

const body = z.object({ ownPassword: z.string().max(1000).default('') })
const idSchema = z.guid()

/** Requires an administrator; returns the user that the path names. */
function requireColleague(req: PayloadRequest): { admin: SessionOwner; id: string } {
  const admin = requireSessionOwner(req)
  const { data: id } = idSchema.safeParse(req.routeParams?.id)
  if (admin.role !== 'admin') throw new APIError('Only administrators can do this', 403, undefined, true)
  if (id === undefined) throw new APIError('This person does not exist', 404, undefined, true)
  return { admin, id }
}

const see: Endpoint['handler'] = async (req) => Response.json(await listFactors(queryOf(req), requireColleague(req).id))

/**
 * Removes the factors of a colleague that has lost them. Administrators change their own by using them, so that an open
 * browser is not enough.
 */
const reset: Endpoint['handler'] = async (req) => {
  const { ownPassword } = await readBody(req, body, 'Enter your current password')
  const { admin, id } = requireColleague(req)
  if (admin.id === id) throw new APIError('Change your own second factors in your account', 400, undefined, true)
  await requirePassword(req, queryOf(req), admin, ownPassword)
  await inOwnTransaction(req, async () => {
    const query = toPlainQuery(await transactionOf(req))
    const isThere = await resetFactors(query, { id }, { ...readCaller(req.headers), by: admin.email })
    if (!isThere) throw new APIError('This person does not exist', 404, undefined, true)
  })
  return Response.json({ reset: true })
}

export const RESET_ENDPOINTS: readonly Endpoint[] = [
  { method: 'get', path: '/:id/factors', handler: see },
  { method: 'post', path: '/:id/factors/reset', handler: reset },
]
