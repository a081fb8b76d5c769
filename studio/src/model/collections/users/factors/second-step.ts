import { APIError, type CollectionBeforeLoginHook } from 'payload'
import { z } from 'zod'
import type { Role } from '../../../../access/roles.ts'
import type { PlainQuery } from '../../../../platform/to-plain-query.ts'
import { queryOf } from '../ask.ts'
import { isFactorRequired } from './factor-settings.ts'
import { openTicket } from './tickets.ts'

export type FactorMethod = 'passkey' | 'code' | 'recovery-code'
/** Step that is required after the first one. */
type NextStep = { step: 'second'; methods: readonly FactorMethod[] } | { step: 'enrol' }

const countsSchema = z.object({ passkey: z.boolean(), code: z.boolean(), recovery: z.boolean() })

/**
 * A user with a second factor must always use it; a user without one, whose role requires it, must add one before there
 * is a session.
 */
export async function findSecondStep(
  query: PlainQuery,
  { id, role }: { id: string; role: Role },
): Promise<NextStep | undefined> {
  const methods = await listMethods(query, id)
  if (methods.some(isFactor)) return { step: 'second', methods }
  return isFactorRequired(role) ? { step: 'enrol' } : undefined
}

/** Recovery codes replace a factor, but do not count as one. */
const isFactor = (method: FactorMethod) => method !== 'recovery-code'

export const hasFactor = async (query: PlainQuery, userId: string): Promise<boolean> =>
  (await listMethods(query, userId)).some(isFactor)

export async function listMethods(query: PlainQuery, userId: string): Promise<readonly FactorMethod[]> {
  const [row] = await query(
    `select exists (select from accounts.staff_passkey where user_id = $1::uuid) as passkey,
       exists (select from accounts.staff_totp where user_id = $1::uuid) as code,
       exists (select from accounts.staff_recovery where user_id = $1::uuid) as recovery`,
    [userId],
  )
  const { passkey, code, recovery } = countsSchema.parse(row)
  return [
    ...(passkey ? (['passkey'] as const) : []),
    ...(code ? (['code'] as const) : []),
    ...(recovery ? (['recovery-code'] as const) : []),
  ]
}

/**
 * Thrown when the password is correct but a second step is required; rolls back the session that Payload has written.
 */
export class SecondStepNeeded extends APIError {
  readonly userId: string
  readonly next: NextStep

  constructor(userId: string, next: NextStep) {
    super('This sign-in needs a second step, which the studio’s own page asks for', 401, undefined, true)
    this.userId = userId
    this.next = next
  }
}

/**
 * Payload runs this hook at every sign-in with a password, so that none of its endpoints creates a session where a
 * second step is required.
 */
export const requireSecondStep: CollectionBeforeLoginHook = async ({ req, user }) => {
  const next = await findSecondStep(queryOf(req), user)
  if (next !== undefined) throw new SecondStepNeeded(user.id, next)
  return user
}

/** Ends the first step: the browser gets a ticket for the second step instead of a session. */
export async function askForSecondStep(
  query: PlainQuery,
  { userId, next }: Pick<SecondStepNeeded, 'userId' | 'next'>,
  browser = '',
): Promise<Response> {
  const cookie = await openTicket(query, { kind: next.step, userId, browser, way: 'password' })
  return Response.json(next, { headers: { 'set-cookie': cookie } })
}
