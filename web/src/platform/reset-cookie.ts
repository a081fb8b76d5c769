import { RESET_MINUTES } from '@menagerie/contract/accounts'
import type { BrandKey } from '@menagerie/sites/brand-locale'

const MINUTE_S = 60

/** Cookie for the token of a link to a new password, so that no address contains it for longer than one redirect. */
export function resetCookieName(brand: BrandKey, { https }: { https: boolean }): string {
  return `${https ? '__Host-' : ''}${brand}-reset`
}

export function toResetCookie(brand: BrandKey, token: string, options: { https: boolean }): string {
  return toCookie(brand, encodeURIComponent(token), options, RESET_MINUTES * MINUTE_S)
}

export function toEndedResetCookie(brand: BrandKey, options: { https: boolean }): string {
  return toCookie(brand, '', options, 0)
}

function toCookie(brand: BrandKey, value: string, options: { https: boolean }, maxAgeS: number): string {
  const secure = options.https ? '; Secure' : ''
  return `${resetCookieName(brand, options)}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${secure}`
}
