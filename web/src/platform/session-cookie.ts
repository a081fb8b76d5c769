import { BRAND_KEYS, type BrandKey } from '@menagerie/sites/brand-locale'

/** The prefix ties a cookie to its host and to https; on a machine of one's own, over http, browsers would refuse it. */
const HOST_PREFIX = '__Host-'
const WITHOUT_PREFIX = BRAND_KEYS.map((brand) => `${brand}-session=`)

export function sessionCookieName(brand: BrandKey, { https }: { https: boolean }): string {
  return `${https ? HOST_PREFIX : ''}${brand}-session`
}

/** A `Set-Cookie` that begins a session: for `maxAgeS` seconds, out of reach of scripts, not sent along from other websites. */
export function toSessionCookie(brand: BrandKey, value: string, options: { https: boolean; maxAgeS: number }): string {
  const secure = options.https ? '; Secure' : ''
  const name = sessionCookieName(brand, options)
  return `${name}=${value}; Path=/; Max-Age=${options.maxAgeS}; HttpOnly; SameSite=Lax${secure}`
}

/** A `Set-Cookie` that ends it. */
export function toEndedSessionCookie(brand: BrandKey, { https }: { https: boolean }): string {
  return toSessionCookie(brand, '', { https, maxAgeS: 0 })
}

/**
 * Whether one of ours may be in a `Cookie` header: all that the front door looks at, so that visitors with any other
 * cookies are answered as if they had none.
 */
export function mayHoldSession(cookieHeader: string): boolean {
  return WITHOUT_PREFIX.some((start) => cookieHeader.includes(start))
}
