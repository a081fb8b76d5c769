import type { CollectionAfterChangeHook } from 'payload'
import type { Client } from 'pg'
import { z } from 'zod'
import { isStaffRole, type Role } from '../../../../access/roles.ts'
import { noteSignIn, type SignInPerson } from '../../../../access/sign-in/note-sign-in.ts'
import { queryOn } from '../../../../platform/query-on.ts'
import { type PlainQuery, toPlainQuery } from '../../../../platform/to-plain-query.ts'
import { transactionOf } from '../../../../platform/transaction.ts'
import { withOneConnection } from '../../../../platform/with-one-connection.ts'
import { lockSignIn } from '../lock-sign-in.ts'
import { findFactorRoles, isFactorRequired } from './factor-settings.ts'

/** Condition for sessions `s` that were opened with only a password. */
const IS_WEAK = `not exists (select from accounts.staff_session k where k.sid = s.id::text and k.way <> 'password')`
const ASK_AGAIN_MS = 5_000

const endOf = (query: PlainQuery, userId: string) =>
  query(`delete from users_sessions s where s._parent_id = $1::uuid and ${IS_WEAK} returning 1`, [userId])

/**
 * A person that is given a role with a second factor signs in anew: sessions that began with a password alone end. `lockSessions` keeps
 * sign-ins waiting until then.
 */
export const endWeakSessions: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const isRaised = operation === 'update' && doc.role !== previousDoc?.role
  if (!isRaised || !isStaffRole(doc.role) || !isFactorRequired(doc.role)) return doc
  await endOf(toPlainQuery(await transactionOf(req)), doc.id)
  return doc
}

const peopleSchema = z.array(z.object({ id: z.string(), email: z.string() }))

/**
 * Ends such sessions when the studio starts, for roles for which a setting now requires a second factor: their users add one at the next
 * sign-in. Tries again while the database is unavailable.
 */
export async function endWeakSessionsAtStart(
  env: Readonly<Record<string, string | undefined>> = process.env,
  everyMs = ASK_AGAIN_MS,
  isTold = false,
): Promise<void> {
  const roles = findFactorRoles(env)
  if (!env.DATABASE_URL || roles.length === 0) return
  try {
    await withOneConnection(env.DATABASE_URL, (client) => endOfRoles(client, roles))
  } catch (error) {
    const fault = new Error(`Sessions without a second factor could not be ended yet: ${error}`)
    if (!isTold) console.warn(fault.message)
    setTimeout(() => void endWeakSessionsAtStart(env, everyMs, true), everyMs).unref()
  }
}

async function endOfRoles(client: Client, roles: readonly Role[]): Promise<void> {
  const query = queryOn(client)
  const rows = await query(
    `select u.id::text, u.email from users u where u.role::text = any($1::text[])
       and exists (select from users_sessions s where s._parent_id = u.id and s.expires_at > now() and ${IS_WEAK})`,
    [roles],
  )
  for (const person of peopleSchema.parse(rows)) await endOfPerson(query, person)
}

async function endOfPerson(query: PlainQuery, person: SignInPerson): Promise<void> {
  await query('begin')
  await lockSignIn(query, person.email)
  const ended = await endOf(query, person.id)
  const caller = { address: '', agent: '' }
  if (ended.length > 0) await noteSignIn(query, person, 'ended-sessions', caller, 'a second factor is needed now')
  await query('commit')
}
