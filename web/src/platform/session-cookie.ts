import { BRAND_KEYS, type BrandKey } from '@menagerie/sites/brand-locale'

/** The prefix ties a cookie to its host and to https; over http, as on a developer's machine, browsers would refuse it. */
const HOST_PREFIX = '__Host-'
const WITHOUT_PREFIX = BRAND_KEYS.map((brand) => `${brand}-session=`)

export function sessionCookieName(brand: BrandKey, { https }: { https: boolean }): string {
  return `${https ? HOST_PREFIX : ''}${brand}-session`
}

/** Returns a `Set-Cookie` that begins a session: for `maxAgeS` seconds, not readable by scripts, not sent with requests from other websites. */
export function toSessionCookie(brand: BrandKey, value: string, options: { https: boolean; maxAgeS: number }): string {
  const secure = options.https ? '; Secure' : ''
  const name = sessionCookieName(brand, options)
  return `${name}=${value}; Path=/; Max-Age=${options.maxAgeS}; HttpOnly; SameSite=Lax${secure}`
}

/** Returns a `Set-Cookie` that ends a session. */
export function toEndedSessionCookie(brand: BrandKey, { https }: { https: boolean }): string {
  return toSessionCookie(brand, '', { https, maxAgeS: 0 })
}

/**
 * Tells whether a `Cookie` header may contain a session of the site. The front door checks only this, so that
 * visitors with other cookies are answered as if they had none.
 */
export function mayHoldSession(cookieHeader: string): boolean {
  return WITHOUT_PREFIX.some((start) => cookieHeader.includes(start))
}
