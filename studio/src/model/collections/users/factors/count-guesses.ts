import type { PayloadRequest } from 'payload'
import { takeTry, takeTryFrom } from '../../../../access/sign-in/attempts.ts'
import { readCaller } from '../../../../access/sign-in/caller.ts'
import { noteSignIn } from '../../../../access/sign-in/note-sign-in.ts'
import { toTokenHash } from '../../../../access/sign-in/secret-token.ts'
import type { PlainQuery } from '../../../../platform/to-plain-query.ts'
import { queueStaffMail } from '../queue-staff-mail.ts'
import { refuseTryWithWait } from '../refuse-with-wait.ts'
import { findFactorOwner } from './find-factor-owner.ts'
import type { SignInTicket } from './tickets.ts'

/** Codes for one account in a quarter of an hour, and in a day: three of a million are right at any time. */
export const CODE_TRIES = 8
const CODE_TRIES_A_DAY = 30
/** Codes of one network address, of all accounts together. */
const ADDRESS_TRIES = 50
const WINDOW_S = 15 * 60
const DAY_S = 24 * 3600

/** A browser that has signed in before counts apart: guesses of a stranger with the password do not keep its owner out. */
function toKeys({ userId, browser }: SignInTicket): readonly [string, string] {
  const own = browser === '' ? '' : `/${toTokenHash(browser).toString('base64url')}`
  return [`studio-code/${userId}${own}`, `studio-code-day/${userId}${own}`]
}

/** Counts a code before it is looked at, and refuses the one too many. */
export async function takeGuess(req: PayloadRequest, query: PlainQuery, ticket: SignInTicket): Promise<void> {
  const [quarter, day] = toKeys(ticket)
  const { address } = readCaller(req.headers)
  const waits = [
    await takeTry(query, quarter, CODE_TRIES, WINDOW_S),
    await takeTry(query, day, CODE_TRIES_A_DAY, DAY_S),
    await takeTryFrom(query, 'studio-code', address, ADDRESS_TRIES, WINDOW_S),
  ]
  const waitS = Math.max(...waits)
  if (waitS === 0) return
  if ((await takeTry(query, `studio-code-mail/${ticket.userId}`, 1, DAY_S)) === 0) await warn(query, ticket.userId)
  refuseTryWithWait(req, waitS)
}

export async function forgetGuesses(query: PlainQuery, ticket: SignInTicket): Promise<void> {
  for (const key of toKeys(ticket)) await query('delete from accounts.attempt where key = $1', [key])
}

export async function noteWrongFactor(req: PayloadRequest, query: PlainQuery, userId: string): Promise<void> {
  await noteSignIn(query, await findFactorOwner(query, userId), 'wrong-code', readCaller(req.headers))
}

async function warn(query: PlainQuery, userId: string): Promise<void> {
  const { email } = await findFactorOwner(query, userId)
  await queueStaffMail(query, email, {
    subject: 'Your second factor for the studio was guessed at',
    lines: [
      'Your password for the Menagerie studio was entered, and then many wrong codes: nothing was opened.',
      'If that was not you, your password is known to others. Choose a new one at once.',
    ],
    link: { path: '/admin/forgot', label: 'Choose a new password' },
  })
}
