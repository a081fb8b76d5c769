import { RESET_MINUTES } from '@menagerie/contract/accounts'
import { toEmailKey } from '@menagerie/contract/email'
import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { toAdminRefusal } from '../../../access/refuse.ts'
import { answerNotBefore } from '../../../access/sign-in/answer-not-before.ts'
import { takeMailTo, takeTryFrom } from '../../../access/sign-in/attempts.ts'
import { readCaller } from '../../../access/sign-in/caller.ts'
import { noteSignIn } from '../../../access/sign-in/note-sign-in.ts'
import { toTokenHash } from '../../../access/sign-in/secret-token.ts'
import { isProduction } from '../../../platform/environment.ts'
import { type PlainQuery, toPlainQuery } from '../../../platform/to-plain-query.ts'
import { transactionOf } from '../../../platform/transaction.ts'
import { makeRoomForCodes } from './factors/count-guesses.ts'
import { forgetLoginTries } from './guard-login.ts'
import { inOwnTransaction } from './in-own-transaction.ts'
import { createLinkBrowser, toBrowserCookie } from './known-browser.ts'
import { lockPerson } from './lock-person.ts'
import { lockSignIn } from './lock-sign-in.ts'
import { queueStaffMail } from './queue-staff-mail.ts'
import { isLinked, refusePasswordOff } from './refuse-own-sign-in.ts'
import { createResetLink } from './reset-link.ts'

/** Requests from one address per hour, and mails to one mailbox per hour. */
const ASKS_AN_HOUR = 30
export const MAILS_AN_HOUR = 4
const HOUR_S = 3600
/** Longer than writing and queuing a mail takes, so that answers take the same time with and without an account. */
const ANSWER_MS = 300

const personSchema = z.object({ id: z.string(), email: z.string() })
type LinkOwner = z.infer<typeof personSchema>
const asked = z.object({ email: z.string().transform(toEmailKey) })

/** Replaces Payload's endpoint, which answers faster for an address without an account, and stores its token in plain text. */
export const askForPassword: Endpoint = {
  method: 'post',
  path: '/forgot-password',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { data } = asked.safeParse(req.data)
    refusePasswordOff()
    if (data === undefined || data.email === '')
      return toAdminRefusal(400, 'Enter the email address that you sign in with')
    await refuseOften(req)
    return answerNotBefore(ANSWER_MS, async () => {
      await inOwnTransaction(req, async () => sendLink(req, toPlainQuery(await transactionOf(req)), data.email))
      return Response.json({ message: 'If there is an account for this address, an email with a link is on its way.' })
    })
  },
}

async function sendLink(req: PayloadRequest, query: PlainQuery, email: string): Promise<void> {
  const [row] = await query('select id::text, email from users where email = $1 for no key update', [email])
  const { data: person } = personSchema.safeParse(row)
  const mayHave = person !== undefined && !(await isLinked(query, person.id))
  if (!mayHave || (await takeMailTo(query, 'studio-mail', person.email, MAILS_AN_HOUR)) > 0) return
  const path = await createResetLink(query, person.id, RESET_MINUTES)
  await noteSignIn(query, person, 'reset-asked', readCaller(req.headers))
  await queueStaffMail(query, person.email, {
    subject: 'A new password for the studio',
    lines: [
      `Use this link to choose a new password for the Menagerie studio. It works once, for ${RESET_MINUTES} minutes.`,
      'If you did not ask for it, you do not need to do anything: your password stays the same.',
    ],
    link: { path, label: 'Choose a new password' },
  })
}

const given = z.object({ token: z.string().min(20).max(100), password: z.string().min(1) })

/**
 * Sets the new password without signing in, because the next sign-in may require a second step. Using the link proves
 * the user's identity, so the browser is not locked out by others' guesses.
 */
export const setPassword: Endpoint = {
  method: 'post',
  path: '/reset-password',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const { data } = given.safeParse(req.data)
    refusePasswordOff()
    if (data === undefined) return toAdminRefusal(403, OLD_LINK)
    await refuseOften(req)
    const { email } = await inOwnTransaction(req, async () => useToken(req, data))
    const answer = Response.json({ message: 'Your new password is set: sign in with it' })
    const cookie = toBrowserCookie(req.payload.secret, email, createLinkBrowser(), isProduction())
    answer.headers.append('set-cookie', cookie)
    return answer
  },
}

const OLD_LINK = 'This link has already been used or has expired: ask for a new one'

async function useToken(req: PayloadRequest, { token, password }: z.infer<typeof given>): Promise<LinkOwner> {
  const query = toPlainQuery(await transactionOf(req))
  const hash = toTokenHash(token)
  const owner = await findOwner(query, hash)
  if (owner === undefined) throw new APIError(OLD_LINK, 403, undefined, true)
  // Locks the user before using the link, in the same order as changes that end all links of the user.
  await lockSignIn(query, owner.email)
  await lockPerson(query, owner.id)
  const isUsed = (await query('delete from accounts.staff_reset where token_hash = $1 returning 1', [hash])).length > 0
  if (!isUsed || (await isLinked(query, owner.id))) throw new APIError(OLD_LINK, 403, undefined, true)
  const { id } = owner
  const user = req.user
  req.user = null
  await req.payload.update({ collection: 'users', id, data: { password }, depth: 0, req, overrideAccess: true })
  req.user = user
  await query('delete from users_sessions where _parent_id = $1::uuid', [id])
  await forgetLoginTries(query, owner.email)
  await makeRoomForCodes(query, id)
  return owner
}

async function findOwner(query: PlainQuery, hash: Buffer): Promise<LinkOwner | undefined> {
  const [row] = await query(
    `select u.id::text, u.email from accounts.staff_reset r join users u on u.id = r.user_id
     where r.token_hash = $1 and r.expires_at > now()`,
    [hash],
  )
  return personSchema.safeParse(row).data
}

async function refuseOften(req: PayloadRequest): Promise<void> {
  const query = toPlainQuery(async (statement) => (await req.payload.db.drizzle.execute(statement)).rows)
  const waitS = await takeTryFrom(query, 'studio-reset', readCaller(req.headers).address, ASKS_AN_HOUR, HOUR_S)
  if (waitS === 0) return
  req.responseHeaders = new Headers({ 'retry-after': String(waitS) })
  throw new APIError('There were too many attempts: wait an hour and try again', 429, undefined, true)
}
