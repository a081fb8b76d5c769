import { randomUUID } from 'node:crypto'
import { APIError, getFieldsToSign, jwtSign, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { isProduction } from '../../../platform/environment.ts'
import { type PlainQuery, toPlainQuery } from '../../../platform/to-plain-query.ts'
import { transactionOf } from '../../../platform/transaction.ts'
import { toLanguageCookie } from '../../languages/reader-language.ts'
import { beginInOwnLanguage } from './begin-in-own-language.ts'
import { noteSession, toStudioCookie } from './begin-session.ts'
import { inOwnTransaction } from './in-own-transaction.ts'
import { toBrowserCookie } from './known-browser.ts'
import { lockSignInOf } from './lock-sign-in.ts'
import { refuseDemoPerson } from './refuse-demo-login.ts'

/**
 * `way`: how the user has proved the identity; `browser`: token of a known one, or ''. `isStill` uses up what the proof rests on, such as a
 * ticket, or looks whether it is still there: false if a change that ends sessions came first.
 */
type Proved = {
  userId: string
  way: string
  browser: string
  sealedIdToken?: Buffer | undefined
  isStill: (query: PlainQuery) => Promise<boolean>
}

export const SIGN_IN_OVER = 'This sign-in took too long: start again with your password'

const personSchema = z.object({ id: z.string(), email: z.string() })
const profileSchema = z.object({ language: z.string().nullish() })

/** Opens a session after all steps of the sign-in; returns the same answer and cookies as Payload's own sign-in. */
export async function openSession(req: PayloadRequest, proved: Proved, more: object = {}): Promise<Response> {
  const { secret } = req.payload
  const { email, result } = await inOwnTransaction(req, () => begin(req, proved))
  const answer = Response.json({ message: req.t('authentication:passed'), ...result, ...more })
  answer.headers.append('set-cookie', toStudioCookie(req, result.token))
  const known = proved.browser === '' ? undefined : proved.browser
  answer.headers.append('set-cookie', toBrowserCookie(secret, email, known, isProduction()))
  const { language: profile } = profileSchema.parse(result.user)
  await beginInOwnLanguage(req, proved.userId, profile)
  const language = toLanguageCookie(profile ?? '', isProduction())
  if (language !== undefined) answer.headers.append('set-cookie', language)
  return answer
}

async function begin(req: PayloadRequest, { userId, way, browser, sealedIdToken, isStill }: Proved) {
  const { payload } = req
  const query = toPlainQuery(await transactionOf(req))
  await lockSignInOf(query, userId)
  const [row] = await query('select id::text, email from users where id = $1::uuid', [userId])
  const { data: person } = personSchema.safeParse(row)
  if (person === undefined || !(await isStill(query))) throw new APIError(SIGN_IN_OVER, 403, undefined, true)
  const stored = await payload.findByID({ collection: 'users', id: userId, depth: 0, req, overrideAccess: true })
  refuseDemoPerson(stored)
  const collectionConfig = payload.collections.users.config
  const { tokenExpiration } = collectionConfig.auth
  const sid = randomUUID()
  await query('delete from users_sessions where _parent_id = $1::uuid and expires_at < now()', [userId])
  await query(
    `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
     select coalesce(max(_order), 0) + 1, $1::uuid, $2, now(), now() + make_interval(secs => $3)
     from users_sessions where _parent_id = $1::uuid`,
    [userId, sid, tokenExpiration],
  )
  const user = { ...stored, collection: 'users' as const }
  const fieldsToSign = getFieldsToSign({ collectionConfig, email: person.email, sid, user })
  const { exp, token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })
  await noteSession(req, { token, person, isKnownBrowser: browser !== '', way, sealedIdToken })
  req.user = user
  const shown = await payload.findByID({ collection: 'users', id: userId, depth: 0, req, overrideAccess: false })
  return { email: person.email, result: { exp, token, user: shown } }
}
