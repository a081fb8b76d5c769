import { z } from 'zod'
import type { StudioCaller } from '../../../../access/sign-in/caller.ts'
import { noteSignIn } from '../../../../access/sign-in/note-sign-in.ts'
import type { PlainQuery } from '../../../../platform/to-plain-query.ts'
import { lockPerson } from '../lock-person.ts'
import { lockSignInOf } from '../lock-sign-in.ts'
import { queueStaffMail } from '../queue-staff-mail.ts'
import { closeTicketsOf } from './tickets.ts'

const personSchema = z.object({ id: z.string(), email: z.string() })

/**
 * Removes all second factors of a user that has lost them and ends the sessions, in the caller's transaction; trail and
 * mail name the user or command that did it (`by`). Returns false if the user does not exist.
 */
export async function resetFactors(
  query: PlainQuery,
  whom: { id: string } | { email: string },
  { by, ...caller }: StudioCaller & { by: string },
): Promise<boolean> {
  const [column, value] = 'id' in whom ? ['id::text', whom.id] : ['email', whom.email]
  const [row] = await query(`select id::text, email from users where ${column} = $1`, [value])
  const { data: person } = personSchema.safeParse(row)
  if (person === undefined) return false
  await lockSignInOf(query, person.id)
  await lockPerson(query, person.id)
  for (const table of ['staff_passkey', 'staff_totp', 'staff_recovery'])
    await query(`delete from accounts.${table} where user_id = $1::uuid`, [person.id])
  await query('delete from users_sessions where _parent_id = $1::uuid', [person.id])
  await closeTicketsOf(query, person.id)
  await noteSignIn(query, person, 'reset-factors', caller, `by ${by}`)
  await queueStaffMail(query, person.email, {
    subject: 'Your second factors for the studio were removed',
    lines: [
      `${by} removed all second factors from your Menagerie studio account and ended your sessions.`,
      'When you next sign in, you add a new one if your role needs it. If you did not ask for this, tell your administrator.',
    ],
    link: { path: '/admin/login', label: 'Sign in' },
  })
  return true
}
