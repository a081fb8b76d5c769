import type { CollectionAfterChangeHook, CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { findStaff } from '../../../access/find-staff.ts'
import { takeTry } from '../../../access/sign-in/attempts.ts'
import { readCaller } from '../../../access/sign-in/caller.ts'
import { noteSignIn } from '../../../access/sign-in/note-sign-in.ts'
import { toPlainQuery } from '../../../platform/to-plain-query.ts'
import { transactionOf } from '../../../platform/transaction.ts'
import { isOwnPassword } from './is-own-password.ts'
import { queueStaffMail } from './queue-staff-mail.ts'
import { refuseAt } from './refuse-weak-password.ts'

const TRIES = 10
const WINDOW_S = 15 * 60

const sentSchema = z.looseObject({ ownPassword: z.unknown().optional() })
const change = z.object({ password: z.string().min(1), ownPassword: z.string().catch('') })

/**
 * A new password, one's own or another person's, is set by a person that knows the own one now: a browser that was left open is not enough.
 * The server's own commands and links from mails have other proofs.
 */
export const requireOwnPassword: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' || !('data' in args)) return args
  const { ownPassword, ...data } = sentSchema.parse(args.data)
  const { data: wanted } = change.safeParse({ ...data, ownPassword })
  const person = findStaff(req)
  if (wanted !== undefined && person !== undefined && req.payloadAPI !== 'local') {
    const query = toPlainQuery(async (statement) => (await req.payload.db.drizzle.execute(statement)).rows)
    const waitS = await takeTry(query, `studio-change/${person.id}`, TRIES, WINDOW_S)
    if (waitS > 0) refuseAt(req, 'ownPassword', 'There were too many tries: wait a quarter of an hour')
    if (!(await isOwnPassword(req.payload, person.id, wanted.ownPassword)))
      refuseAt(req, 'ownPassword', 'To set a password, enter the one that you sign in with now')
  }
  req.context.isNewPassword = wanted !== undefined
  return { ...args, data }
}

/** Tells of it by mail and in the trail. */
export const tellOfNewPassword: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'update' || req.context.isNewPassword !== true) return doc
  req.context.isNewPassword = false
  const query = toPlainQuery(await transactionOf(req))
  await noteSignIn(query, doc, 'changed-password', readCaller(req.headers ?? new Headers()))
  await queueStaffMail(query, doc.email, {
    subject: 'Your password for the studio was changed',
    lines: [
      'Your password for the Menagerie studio was changed just now, and all other browsers were signed out.',
      'If that was not you, ask for a new one at once and tell your administrator.',
    ],
    link: { path: '/admin/forgot', label: 'Ask for a new password' },
  })
  return doc
}
