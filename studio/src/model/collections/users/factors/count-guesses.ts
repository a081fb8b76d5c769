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

/** Tries of codes per account in 15 minutes and per day. At any time, three of a million codes are valid. */
export const CODE_TRIES = 8
export const CODE_TRIES_A_DAY = 30
/** First codes of a new app in a quarter of an hour: its key is in the same browser, so there is nothing to guess. */
export const ENROL_TRIES = 10
/** Codes of one network address, of all accounts together. */
const ADDRESS_TRIES = 50
const WINDOW_S = 15 * 60
const DAY_S = 24 * 3600

/** A browser that has signed in before is counted separately, so that guesses by an attacker with the password do not lock the owner out. */
function toKeys({ userId, browser }: Pick<SignInTicket, 'userId' | 'browser'>): readonly [string, string] {
  const own = browser === '' ? '' : `/${toTokenHash(browser).toString('base64url')}`
  return [`studio-code/${userId}${own}`, `studio-code-day/${userId}${own}`]
}

/** Counts a try before the code is checked, and refuses it above the limit. */
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

/** Deletes one key: a save's transaction takes no arrays as values. */
const forget = (query: PlainQuery, key: string) => query('delete from accounts.attempt where key = $1', [key])

export async function forgetGuesses(query: PlainQuery, ticket: SignInTicket): Promise<void> {
  for (const key of toKeys(ticket)) await forget(query, key)
}

const toEnrolKey = (userId: string) => `studio-enrol/${userId}`

/** Counts the first code of a new app before it is checked, and refuses it above the limit. */
export async function takeEnrolTry(req: PayloadRequest, query: PlainQuery, userId: string): Promise<void> {
  const waitS = await takeTry(query, toEnrolKey(userId), ENROL_TRIES, WINDOW_S)
  if (waitS > 0) refuseTryWithWait(req, waitS)
}

/**
 * Allows one more series of codes for a user that has come by a link from the mailbox, because an attacker with the old password may have
 * used up the tries: of codes, and of first codes of a new app. Only once a day and only if no tries are left, so that access to the
 * mailbox brings few additional tries.
 */
export async function makeRoomForCodes(query: PlainQuery, userId: string): Promise<void> {
  const [quarter, day] = toKeys({ userId, browser: '' })
  const isUsed =
    (await isUsedUp(query, quarter, CODE_TRIES, WINDOW_S)) || (await isUsedUp(query, day, CODE_TRIES_A_DAY, DAY_S))
  if (isUsed && (await takeTry(query, `studio-code-link/${userId}`, 1, DAY_S)) === 0) {
    await forget(query, quarter)
    const most = CODE_TRIES_A_DAY - CODE_TRIES
    await query('update accounts.attempt set tries = least(tries, $2::int) where key = $1', [day, most])
  }
  const enrol = toEnrolKey(userId)
  if (!(await isUsedUp(query, enrol, ENROL_TRIES, WINDOW_S))) return
  if ((await takeTry(query, `studio-enrol-link/${userId}`, 1, DAY_S)) === 0) await forget(query, enrol)
}

async function isUsedUp(query: PlainQuery, key: string, limit: number, windowS: number): Promise<boolean> {
  const used = await query(
    'select 1 from accounts.attempt where key = $1 and tries >= $2::int and since > now() - make_interval(secs => $3)',
    [key, limit, windowS],
  )
  return used.length > 0
}

export async function noteWrongFactor(req: PayloadRequest, query: PlainQuery, userId: string): Promise<void> {
  await noteSignIn(query, await findFactorOwner(query, userId), 'wrong-code', readCaller(req.headers))
}

async function warn(query: PlainQuery, userId: string): Promise<void> {
  const { email } = await findFactorOwner(query, userId)
  await queueStaffMail(query, email, {
    subject: 'Someone tried to guess your second factor for the studio',
    lines: [
      'Your password for the Menagerie studio was entered, followed by many wrong codes. Nobody got in.',
      'If this was not you, someone else knows your password. Choose a new one now.',
    ],
    link: { path: '/admin/forgot', label: 'Choose a new password' },
  })
}
