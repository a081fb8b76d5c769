import type { PlainQuery } from '../../platform/to-plain-query.ts'
import type { StudioCaller } from './caller.ts'

export const SIGN_IN_EVENTS = {
  'signed-in': 'Signed in',
  'new-browser': 'Signed in with a new browser',
  'wrong-password': 'Wrong password',
  'reset-asked': 'Asked for a new password',
  'changed-password': 'Changed the password',
  'changed-email': 'Changed the email address',
  'ended-sessions': 'Ended other sessions',
  'wrong-code': 'Wrong second factor',
  'used-recovery-code': 'Used a recovery code',
  'added-factor': 'Added a second factor',
  'removed-factor': 'Removed a second factor',
  'new-recovery-codes': 'Created new recovery codes',
  'reset-factors': 'Second factors removed by an administrator',
  'linked-identity': 'Linked to the company’s sign-in',
  'refused-identity': 'Refused: no group in the company’s sign-in leads here',
} as const
type SignInEvent = keyof typeof SIGN_IN_EVENTS

export type SignInPerson = { id: string; email: string }

/** Appends an event to the trail of sign-ins. `detail`: the way of signing in, or another user that was involved. */
export async function noteSignIn(
  query: PlainQuery,
  person: SignInPerson,
  action: SignInEvent,
  { address, agent }: StudioCaller,
  detail = '',
) {
  await query(
    `insert into sign_ins (id, action, user_id, person, address, agent, detail, created_at, updated_at)
     values (gen_random_uuid(), $1::enum_sign_ins_action, $2, $3, $4, $5, $6, now(), now())`,
    [action, person.id, person.email, address, agent, detail],
  )
}
