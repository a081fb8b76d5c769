import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { toEmailKey } from '@menagerie/contract/email'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, addDataAndFileToRequest, type Endpoint, generatePayloadCookie, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { answerNotBefore } from '../../../access/sign-in/answer-not-before.ts'
import { takeTry } from '../../../access/sign-in/attempts.ts'
import { toTokenHash } from '../../../access/sign-in/secret-token.ts'
import { isProduction } from '../../../platform/environment.ts'
import { toPlainQuery } from '../../../platform/to-plain-query.ts'
import { transactionOf } from '../../../platform/transaction.ts'
import { findKnownBrowser, toBrowserCookie } from './known-browser.ts'
import { lockSignIn } from './lock-sign-in.ts'

/** Wrong passwords for one address, and in one browser that has signed in before, until they wait. */
export const LOGIN_TRIES = 10
const WINDOW_S = 15 * 60
const MINUTE_S = 60
/** No refusal comes sooner: far more than a password takes to be checked. */
const REFUSAL_MS = 600

const asked = z.object({ email: z.string().transform(toEmailKey).catch(''), password: z.string().catch('') })
type Asked = z.infer<typeof asked>

/**
 * Stands before Payload's own sign-in, which locks an account after wrong guesses, and by that and its time tells which
 * there are. An address without an account has the same limits. The owner's browser has a count of its own.
 */
export const guardLogin: Endpoint = {
  method: 'post',
  path: '/login',
  handler: async (req) => {
    await addDataAndFileToRequest(req)
    const login = asked.parse(req.data ?? {})
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

async function tryLogin(req: PayloadRequest, login: Asked): Promise<Response> {
  const { email, password } = login
  // Payload says at which field.
  if (email === '' || password.trim() === '') return signIn(req, login)
  const { db, secret } = req.payload
  const query = toPlainQuery(async (statement) => (await db.drizzle.execute(statement)).rows)
  const account = toTokenHash(email).toString('base64url')
  const browser = findKnownBrowser(secret, req.headers, email)
  const own = browser === undefined ? '' : `/${toTokenHash(browser).toString('base64url')}`
  const key = `studio/${account}${own}`
  const waitS = await takeTry(query, key, LOGIN_TRIES, WINDOW_S)
  if (waitS > 0) refuseWithWait(req, waitS)
  const { rows } = await db.drizzle.execute(sql`select 1 from users where email = ${email}`)
  if (rows.length === 0) await hashForNothing(password)
  const answer = await signInAlone(req, login)
  await db.drizzle.execute(sql`delete from accounts.attempt where key = ${key}`)
  answer.headers.append('set-cookie', toBrowserCookie(secret, email, browser, isProduction()))
  return answer
}

function refuseWithWait(req: PayloadRequest, waitS: number): never {
  req.responseHeaders = new Headers({ 'retry-after': String(waitS) })
  const minutes = Math.ceil(waitS / MINUTE_S)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  throw new APIError(`There were too many tries to sign in: wait ${wait} and try again`, 429, undefined, true)
}

const ITERATIONS = 600_000
const KEY_BYTES = 32

/** What checking a password costs, so that many tries at once do not tell either. */
const hashForNothing = (password: string) =>
  promisify(pbkdf2)(password, randomBytes(KEY_BYTES), ITERATIONS, KEY_BYTES, 'sha256')

/** In a transaction that no other sign-in of this person can meet. */
async function signInAlone(req: PayloadRequest, login: Asked): Promise<Response> {
  const { db } = req.payload
  const transactionID = await db.beginTransaction()
  if (transactionID === null) throw new Error('The database does not offer transactions')
  req.transactionID = transactionID
  try {
    await lockSignIn(await transactionOf(req), login.email)
    const answer = await signIn(req, login)
    await db.commitTransaction(transactionID)
    return answer
  } catch (error) {
    await db.rollbackTransaction(transactionID)
    throw error
  } finally {
    delete req.transactionID
  }
}

/** As Payload's own endpoint does it, which could not read the request a second time. */
async function signIn(req: PayloadRequest, data: Asked): Promise<Response> {
  const { collections, config } = req.payload
  const result = await req.payload.login({ collection: 'users', data, req, overrideAccess: false })
  const cookie = generatePayloadCookie({
    collectionAuthConfig: collections.users.config.auth,
    cookiePrefix: config.cookiePrefix,
    token: result.token ?? '',
  })
  const message = req.t('authentication:passed')
  return Response.json({ message, ...result }, { headers: { 'set-cookie': String(cookie) } })
}
