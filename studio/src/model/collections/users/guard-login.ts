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

/** Wrong passwords per email address, and separately per known browser, before they must wait. */
export const LOGIN_TRIES = 10
/** Wrong passwords per network address, for all accounts together. */
export const ADDRESS_TRIES = 50
const WINDOW_S = 15 * 60
/** Minimum time of a refusal, far longer than checking a password takes. */
const REFUSAL_MS = 600

const asked = z.object({ email: z.string().transform(toEmailKey).catch(''), password: z.string().catch('') })
type LoginBody = z.infer<typeof asked>

/**
 * Runs before Payload's own sign-in, which locks an account after wrong guesses and thereby, and by its duration,
 * reveals which accounts exist. Addresses without an account have the same limits. A known browser is counted
 * separately.
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
  // Payload reports which field is empty.
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

/** Key for counting wrong passwords of an account, separately for a known browser. */
const toTriesKey = (email: string, browser: string | undefined) =>
  `studio/${toKeyPart(email)}${browser === undefined ? '' : `/${toKeyPart(browser)}`}`

const toKeyPart = (text: string) => toTokenHash(text).toString('base64url')

/** Resets the count after a correct password, or when the password has changed. */
export const forgetLoginTries = (query: PlainQuery, email: string, browser?: string) =>
  query('delete from accounts.attempt where key = $1', [toTriesKey(email, browser)])

const personSchema = z.object({ id: z.string(), email: z.string() })
const profileSchema = z.object({ language: z.string().nullish() })

/** Takes as long as checking a password, so that even many concurrent tries do not reveal whether an account exists. */
const hashForNothing = (password: string) =>
  promisify(pbkdf2)(password, randomBytes(KEY_BYTES), ITERATIONS, KEY_BYTES, 'sha256')

/** Signs in within a transaction that excludes other sign-ins of this user. */
const signInAlone = (req: PayloadRequest, login: LoginBody, browser: string | undefined): Promise<Response> =>
  inOwnTransaction(req, async () => {
    await lockSignIn(toPlainQuery(await transactionOf(req)), login.email)
    return signIn(req, login, browser)
  })

/** Does what Payload's own endpoint does, which could not read the request's body a second time. */
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
