import { APIError, type CollectionBeforeLoginHook } from 'payload'
import { z } from 'zod'
import type { Role } from '../../../../access/roles.ts'
import type { PlainQuery } from '../../../../platform/to-plain-query.ts'
import { queryOf } from '../ask.ts'
import { isFactorRequired } from './factor-settings.ts'
import { openTicket } from './tickets.ts'

export type FactorMethod = 'passkey' | 'code' | 'recovery-code'
/** What is still to do after the first step. */
type NextStep = { step: 'second'; methods: readonly FactorMethod[] } | { step: 'enrol' }

const countsSchema = z.object({ passkey: z.boolean(), code: z.boolean(), recovery: z.boolean() })

/** A person with a second factor is always asked for it; one without, where the role needs it, adds one before there is a session. */
export async function findSecondStep(
  query: PlainQuery,
  { id, role }: { id: string; role: Role },
): Promise<NextStep | undefined> {
  const methods = await listMethods(query, id)
  if (methods.some(isFactor)) return { step: 'second', methods }
  return isFactorRequired(role) ? { step: 'enrol' } : undefined
}

/** Recovery codes stand in for a factor, and are none. */
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

/** Thrown where a password is right and no session may begin yet; takes back what Payload has written of it. */
export class SecondStepNeeded extends APIError {
  readonly userId: string
  readonly next: NextStep

  constructor(userId: string, next: NextStep) {
    super('This sign-in needs a second step, which the studio’s own page asks for', 401, undefined, true)
    this.userId = userId
    this.next = next
  }
}

/** Payload runs it at every sign-in with a password, by whichever of its doors: no session begins by a password alone where more is needed. */
export const requireSecondStep: CollectionBeforeLoginHook = async ({ req, user }) => {
  const next = await findSecondStep(queryOf(req), user)
  if (next !== undefined) throw new SecondStepNeeded(user.id, next)
  return user
}

/** The first step is done: the browser gets a ticket for the second, and no session. */
export async function askForSecondStep(
  query: PlainQuery,
  { userId, next }: Pick<SecondStepNeeded, 'userId' | 'next'>,
  browser = '',
): Promise<Response> {
  const cookie = await openTicket(query, { kind: next.step, userId, browser, way: 'password' })
  return Response.json(next, { headers: { 'set-cookie': cookie } })
}
