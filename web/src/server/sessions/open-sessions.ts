import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { BrandKey } from '@menagerie/sites/brand-locale'
import { localesOf } from '@menagerie/sites/locales'
import { z } from 'zod'
import type { ContentApi } from '../../platform/content-api.ts'
import { readCookie } from '../../platform/read-cookie.ts'
import type { Sessions } from '../../platform/session.ts'
import { sessionCookieName } from '../../platform/session-cookie.ts'

const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Longest time that a page waits for the studio; after it, the cookie alone decides. */
const CHECK_MS = 1_000

const sealedSchema = z.object({ account: z.string(), bearer: z.string(), endsAt: z.number() })

/** `secretBefore`: the former secret, with which cookies are still read. */
type Options = {
  secret: string
  secretBefore?: string | undefined
  https: boolean
  contentApi: ContentApi
  now: () => number
}

/** Cookies that only this site can write and read: AES-256-GCM, bound to the brand. */
export function openSessions({ secret, secretBefore, https, contentApi, now }: Options): Sessions {
  const key = toKey(secret)
  const keys = secretBefore === undefined ? [key] : [key, toKey(secretBefore)]
  const read = (brand: BrandKey, value: string) =>
    keys.map((each) => decrypt(each, brand, value)).find((text) => text !== undefined)

  return {
    seal: (session, brand, endsAt) => encrypt(key, brand, JSON.stringify({ ...session, endsAt })),
    open(cookieHeader, brand) {
      const value = readCookie(cookieHeader, sessionCookieName(brand, { https }))
      const sealed = value === undefined ? undefined : sealedSchema.safeParse(read(brand, value)).data
      if (sealed === undefined || sealed.endsAt <= now()) return undefined
      const { account, bearer } = sealed
      return { account, bearer }
    },
    async check(session, brand) {
      try {
        const { status } = await contentApi.ask('/auth/me', {
          query: { brand },
          headers: { 'Accept-Language': localesOf(brand)[0]?.iso ?? '' },
          bearer: session.bearer,
          signal: AbortSignal.timeout(CHECK_MS),
        })
        return status === 401 ? undefined : session
      } catch {
        return session
      }
    },
  }
}

const toKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, 'menagerie', 'session cookie', KEY_BYTES))

function encrypt(key: Buffer, brand: BrandKey, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(brand))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
}

/** Returns undefined for another secret, another brand, or a forgery, as if there were no cookie. */
function decrypt(key: Buffer, brand: BrandKey, value: string): unknown {
  const bytes = Buffer.from(value, 'base64url')
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(brand))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
    return JSON.parse(Buffer.concat([body, decipher.final()]).toString('utf8'))
  } catch {
    return undefined
  }
}
