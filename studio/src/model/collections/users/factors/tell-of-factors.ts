import type { PayloadRequest } from 'payload'
import { readCaller } from '../../../../access/sign-in/caller.ts'
import { noteSignIn } from '../../../../access/sign-in/note-sign-in.ts'
import type { PlainQuery } from '../../../../platform/to-plain-query.ts'
import { queueStaffMail } from '../queue-staff-mail.ts'
import { findFactorOwner } from './find-factor-owner.ts'
import { countRecoveryCodes } from './recovery-codes.ts'

const CHECK = 'If this was not you, choose a new password now and tell your administrator.'
const link = { path: '/admin/account', label: 'Go to your account' }

type FactorChange = 'added-factor' | 'removed-factor' | 'new-recovery-codes'
const SUBJECTS: Readonly<Record<FactorChange, string>> = {
  'added-factor': 'A second factor was added to your studio account',
  'removed-factor': 'A second factor was removed from your studio account',
  'new-recovery-codes': 'New recovery codes for your studio account',
}

/** `hasEnded`: all other sessions were ended too. */
type ToldChange = { userId: string; change: FactorChange; what: string; hasEnded?: boolean }

/** Reports a change in the trail and by mail. `what` is the factor, such as `the authenticator app`. */
export async function tellOfFactor(
  req: PayloadRequest,
  query: PlainQuery,
  { userId, change, what, hasEnded = false }: ToldChange,
): Promise<void> {
  const person = await findFactorOwner(query, userId)
  await noteSignIn(query, person, change, readCaller(req.headers), what)
  const ended = hasEnded ? ['All other sessions of your account were ended: sign in there anew.'] : []
  const lines = [`It is ${what}.`, ...ended, CHECK]
  await queueStaffMail(query, person.email, { subject: SUBJECTS[change], lines, link })
}

export async function tellOfRecovery(req: PayloadRequest, query: PlainQuery, userId: string): Promise<void> {
  const person = await findFactorOwner(query, userId)
  const left = await countRecoveryCodes(query, userId)
  await noteSignIn(query, person, 'used-recovery-code', readCaller(req.headers), `${left} left`)
  const lines = [
    `One of your recovery codes was used to sign in to the Menagerie studio. You have ${left} left.`,
    CHECK,
  ]
  await queueStaffMail(query, person.email, { subject: 'A recovery code for the studio was used', lines, link })
}
