import { DEVICE_KEPT_DAYS } from '@menagerie/contract/accounts'
import type { BrandKey } from '@menagerie/sites/brand-locale'

const DAY_S = 86_400

/** Cookie set at sign-in, so that others guessing an account's password cannot lock out its owner's browser. */
export function deviceCookieName(brand: BrandKey, { https }: { https: boolean }): string {
  return `${https ? '__Host-' : ''}${brand}-device`
}

export function toDeviceCookie(brand: BrandKey, value: string, options: { https: boolean }): string {
  const secure = options.https ? '; Secure' : ''
  return `${deviceCookieName(brand, options)}=${value}; Path=/; Max-Age=${DEVICE_KEPT_DAYS * DAY_S}; HttpOnly; SameSite=Lax${secure}`
}
