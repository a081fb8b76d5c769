import { toEmailKey } from '@menagerie/contract/email'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { CollectionAfterChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { findStaff } from '../../../access/find-staff.ts'
import { takeTry } from '../../../access/sign-in/attempts.ts'
import { readCaller } from '../../../access/sign-in/caller.ts'
import { noteSignIn } from '../../../access/sign-in/note-sign-in.ts'
import { toPlainQuery } from '../../../platform/to-plain-query.ts'
import { transactionOf } from '../../../platform/transaction.ts'
import { findSessionOwner, queryOf } from './ask.ts'
import { findSession } from './factors/may-change.ts'
import { isOwnPassword } from './is-own-password.ts'
import { queueStaffMail } from './queue-staff-mail.ts'
import { refuseAt } from './refuse-weak-password.ts'

const TRIES = 10
const WINDOW_S = 15 * 60

const sentSchema = z.looseObject({
  ownPassword: z.unknown().optional(),
  password: z.unknown().optional(),
  email: z.unknown().optional(),
})
/** Without an id, the call is a bulk change. */
const whomSchema = z.looseObject({ id: z.string().optional(), overrideAccess: z.boolean().optional() })

/**
 * Requires the caller's current password to set a new password or email address of any user: an open browser is not
 * enough, and password links go to the email address. Applies to REST, forms and server functions; the server's
 * commands and links in mails have other proofs.
 */
export const requireOwnPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !('data' in args)) return args
  const { ownPassword, ...data } = sentSchema.parse(args.data)
  const { id, overrideAccess } = whomSchema.parse(args)
  const isNewPassword = typeof data.password === 'string' && data.password !== ''
  const person = findStaff(req)
  req.context.isNewPassword = isNewPassword
  if (person === undefined || overrideAccess === true) return { ...args, data }
  if (isNewPassword || (await isOtherEmail(req, id, data.email)))
    await requireProof(req, String(person.id), z.string().catch('').parse(ownPassword), isNewPassword)
  return { ...args, data }
}

async function isOtherEmail({ payload }: PayloadRequest, id: string | undefined, email: unknown): Promise<boolean> {
  if (email === undefined) return false
  if (id === undefined || typeof email !== 'string') return true
  const { rows } = await payload.db.drizzle.execute(sql`select email from users where id::text = ${id}`)
  return rows[0]?.email !== toEmailKey(email)
}

async function requireProof(req: PayloadRequest, id: string, password: string, isNewPassword: boolean): Promise<void> {
  const query = queryOf(req)
  const waitS = await takeTry(query, `studio-change/${id}`, TRIES, WINDOW_S)
  if (waitS > 0) refuseAt(req, 'ownPassword', 'There were too many attempts: wait 15 minutes and try again')
  if (await isOwnPassword(req.payload, id, password)) return
  const owner = findSessionOwner(req)
  const { isCompany, isFresh } = owner ? await findSession(query, owner) : { isCompany: false, isFresh: false }
  if (isCompany && isFresh) return
  if (isCompany) refuseAt(req, 'ownPassword', 'Sign out and in again, then change this within 15 minutes')
  refuseAt(
    req,
    'ownPassword',
    isNewPassword ? 'To set a password, enter your current password' : 'Enter your current password',
  )
}

/** Notifies the former address, which gets no other mails about the account any more. */
export const tellOfNewEmail: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !previousDoc?.email || previousDoc.email === doc.email) return doc
  const query = toPlainQuery(await transactionOf(req))
  await noteSignIn(
    query,
    doc,
    'changed-email',
    readCaller(req.headers ?? new Headers()),
    `before: ${previousDoc.email}`,
  )
  await queueStaffMail(
    query,
    previousDoc.email,
    {
      subject: 'Your email address for the studio was changed',
      lines: [
        'From now on you sign in to the Menagerie studio with another email address, and mail about your account no longer comes here.',
        'If this was not you, tell your administrator now.',
      ],
    },
    doc.language,
  )
  return doc
}

/** Reports a new password by mail and in the trail. */
export const tellOfNewPassword: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'update' || req.context.isNewPassword !== true) return doc
  req.context.isNewPassword = false
  const query = toPlainQuery(await transactionOf(req))
  await noteSignIn(query, doc, 'changed-password', readCaller(req.headers ?? new Headers()))
  await queueStaffMail(query, doc.email, {
    subject: 'Your password for the studio was changed',
    lines: [
      'Your password for the Menagerie studio was changed just now, and all other browsers were signed out.',
      'If this was not you, ask for a new one now and tell your administrator.',
    ],
    link: { path: '/admin/forgot', label: 'Ask for a new password' },
  })
  return doc
}
