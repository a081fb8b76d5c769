import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { toEmailKey } from '@menagerie/contract/email'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { answerNotBefore } from '../../../access/sign-in/answer-not-before.ts'
import { giveBackTryFrom, takeTry, takeTryFrom } from '../../../access/sign-in/attempts.ts'
import { readCaller } from '../../../access/sign-in/caller.ts'
import { noteSignIn } from '../../../access/sign-in/note-sign-in.ts'
import { toTokenHash } from '../../../access/sign-in/secret-token.ts'
import { isProduction } from '../../../platform/environment.ts'
import { type PlainQuery, toPlainQuery } from '../../../platform/to-plain-query.ts'
import { transactionOf } from '../../../platform/transaction.ts'
import { NO_FIELDS } from '../../fields/require-fields.ts'
import { toLanguageCookie } from '../../languages/reader-language.ts'
import { readBody } from './ask.ts'
import { beginInOwnLanguage } from './begin-in-own-language.ts'
import { noteSession, toStudioCookie } from './begin-session.ts'
import { askForSecondStep, SecondStepNeeded } from './factors/second-step.ts'
import { listSecrets } from './former-secret.ts'
import { inOwnTransaction } from './in-own-transaction.ts'
import { ITERATIONS, KEY_BYTES } from './is-own-password.ts'
import { findEnteringBrowser, findKnownBrowser, toBrowserCookie } from './known-browser.ts'
import { lockSignIn } from './lock-sign-in.ts'
import { refusePasswordOff } from './refuse-own-sign-in.ts'
import { refuseTryWithWait } from './refuse-with-wait.ts'

/** Wrong passwords for one address, and in one browser that has signed in before, until they wait. */
export const LOGIN_TRIES = 10
/** Wrong ones of one network address, of all accounts together. */
export const ADDRESS_TRIES = 50
const WINDOW_S = 15 * 60
/** No refusal comes sooner: far more than a password takes to be checked. */
const REFUSAL_MS = 600

const asked = z.object({ email: z.string().transform(toEmailKey).catch(''), password: z.string().catch('') })
type LoginBody = z.infer<typeof asked>

/**
 * Stands before Payload's own sign-in, which locks an account after wrong guesses, and by that and its time tells which
 * there are. An address without an account has the same limits. The owner's browser has a count of its own.
 */
export const guardLogin: Endpoint = {
  method: 'post',
  path: '/login',
  handler: async (req) => {
    const login = await readBody(req, asked, NO_FIELDS)
    const began = performance.now()
    try {
      return await tryLogin(req, login)
    } catch (refusal) {
      return await answerNotBefore(
        REFUSAL_MS - (performance.now() - began),
        () => Promise.reject(refusal),
        REFUSAL_MS / 2,
      )
    }
  },
}

async function tryLogin(req: PayloadRequest, login: LoginBody): Promise<Response> {
  const { email, password } = login
  refusePasswordOff()
  // Payload says at which field.
  if (email === '' || password.trim() === '') return signIn(req, login, undefined)
  const { db, secret } = req.payload
  const query = toPlainQuery(async (statement) => (await db.drizzle.execute(statement)).rows)
  const entering = findEnteringBrowser(listSecrets(req.payload), req.headers, email)
  const browser = findKnownBrowser(listSecrets(req.payload), req.headers, email)
  const waitS = await takeTry(query, toTriesKey(email, entering), LOGIN_TRIES, WINDOW_S)
  const { address } = readCaller(req.headers)
  const addressWaitS = entering === undefined ? await takeTryFrom(query, 'studio', address, ADDRESS_TRIES, WINDOW_S) : 0
  if (waitS > 0 || addressWaitS > 0) refuseTryWithWait(req, Math.max(waitS, addressWaitS))
  const [row] = await query('select id::text, email from users where email = $1', [email])
  const { data: person } = personSchema.safeParse(row)
  if (person === undefined) await hashForNothing(password)
  const answer = await signInAlone(req, login, browser).catch(async (error: unknown) => {
    if (error instanceof SecondStepNeeded) return error
    if (person !== undefined) await noteSignIn(query, person, 'wrong-password', readCaller(req.headers))
    throw error
  })
  await forgetLoginTries(query, email, entering)
  if (entering === undefined) await giveBackTryFrom(query, 'studio', address)
  if (answer instanceof SecondStepNeeded) return askForSecondStep(query, answer, browser)
  answer.headers.append('set-cookie', toBrowserCookie(secret, email, browser, isProduction()))
  return answer
}

/** Wrong passwords count for an account, and apart from it for a browser that its owner came with. */
const toTriesKey = (email: string, browser: string | undefined) =>
  `studio/${toKeyPart(email)}${browser === undefined ? '' : `/${toKeyPart(browser)}`}`

const toKeyPart = (text: string) => toTokenHash(text).toString('base64url')

/** Forgets wrong passwords, after a right one or when the password is another. */
export const forgetLoginTries = (query: PlainQuery, email: string, browser?: string) =>
  query('delete from accounts.attempt where key = $1', [toTriesKey(email, browser)])

const personSchema = z.object({ id: z.string(), email: z.string() })
const profileSchema = z.object({ language: z.string().nullish() })

/** What checking a password costs, so that many tries at once do not tell either. */
const hashForNothing = (password: string) =>
  promisify(pbkdf2)(password, randomBytes(KEY_BYTES), ITERATIONS, KEY_BYTES, 'sha256')

/** In a transaction that no other sign-in of this person can meet. */
const signInAlone = (req: PayloadRequest, login: LoginBody, browser: string | undefined): Promise<Response> =>
  inOwnTransaction(req, async () => {
    await lockSignIn(toPlainQuery(await transactionOf(req)), login.email)
    return signIn(req, login, browser)
  })

/** As Payload's own endpoint does it, which could not read the request a second time. */
async function signIn(req: PayloadRequest, data: LoginBody, browser: string | undefined): Promise<Response> {
  const result = await req.payload.login({ collection: 'users', data, req, overrideAccess: false })
  const { token, user } = result
  await noteSession(req, { token, person: personSchema.parse(user), isKnownBrowser: browser !== undefined })
  const message = req.t('authentication:passed')
  const answer = Response.json({ message, ...result }, { headers: { 'set-cookie': toStudioCookie(req, token) } })
  const { language: profile } = profileSchema.parse(user)
  await beginInOwnLanguage(req, personSchema.parse(user).id, profile)
  const language = toLanguageCookie(profile ?? '', isProduction())
  if (language !== undefined) answer.headers.append('set-cookie', language)
  return answer
}
