import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { createSecretToken } from '../../../access/sign-in/secret-token.ts'
import type { PlainQuery } from '../../../platform/to-plain-query.ts'
import { listSecrets } from './former-secret.ts'

/** Cookie that a browser keeps after a sign-in: a random token, and a signature over token and email address. */
const COOKIE = 'menagerie-studio-browser'
const YEAR_S = 365 * 24 * 3600
const VALUE = /^([\w-]{20,100})\.([\w-]{20,100})$/

/** Prefix of tokens for a browser that has used a link from the mailbox. */
const BY_LINK = 'by-link-'

const sealText = (secret: string, token: string, email: string) =>
  createHmac('sha256', secret).update(`studio-browser\n${token}\n${email}`).digest('base64url')

/** The browser's token if this user has signed in with it before. */
export function findKnownBrowser(...asked: Parameters<typeof findEnteringBrowser>): string | undefined {
  const token = findEnteringBrowser(...asked)
  return token?.startsWith(BY_LINK) ? undefined : token
}

/**
 * Returns the same token, and also that of a browser that has set this user's password by a link, which others' wrong guesses must not lock
 * out. Otherwise that browser counts as new: mails report it, and its tries of a second factor count with those of unknown browsers, because
 * each link would otherwise bring new tries (`makeRoomForCodes` allows that once a day).
 */
export function findEnteringBrowser(secrets: readonly string[], headers: Headers, email: string): string | undefined {
  const kept = (headers.get('cookie') ?? '').split(/; */).find((cookie) => cookie.startsWith(`${COOKIE}=`))
  const [, token, proof] = VALUE.exec(kept?.slice(COOKIE.length + 1) ?? '') ?? []
  if (token === undefined || proof === undefined) return undefined
  const given = Buffer.from(proof)
  const isRight = secrets.some((secret) => {
    const right = Buffer.from(sealText(secret, token, email))
    return given.length === right.length && timingSafeEqual(given, right)
  })
  return isRight ? token : undefined
}

/** Returns the token of a known browser by the user's id; '' if unknown. */
export async function findBrowserOf(req: PayloadRequest, query: PlainQuery, userId: string): Promise<string> {
  const [row] = await query('select email from users where id = $1::uuid', [userId])
  const { email } = z.object({ email: z.string() }).parse(row)
  return findKnownBrowser(listSecrets(req.payload), req.headers, email) ?? ''
}

export const createLinkBrowser = (): string => `${BY_LINK}${createSecretToken()}`

/** Cookie in the answer to a sign-in. The browser sends it only to the endpoints of the sign-in. */
export function toBrowserCookie(secret: string, email: string, token = createSecretToken(), isSecure = false): string {
  const value = `${token}.${sealText(secret, token, email)}`
  const rest = 'Path=/api/users/login; HttpOnly; SameSite=Strict'
  return `${COOKIE}=${value}; Max-Age=${YEAR_S}; ${rest}${isSecure ? '; Secure' : ''}`
}
