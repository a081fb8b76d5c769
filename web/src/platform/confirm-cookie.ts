import type { BrandKey } from '@menagerie/sites/brand-locale'
import { readCookie } from './read-cookie.ts'

/** A link is followed and confirmed in one go. */
const KEPT_S = 15 * 60
const TOKEN = /^[\w-]{1,128}$/

type Options = { https: boolean }

const nameOf = (brand: BrandKey, { https }: Options) => `${https ? '__Host-' : ''}${brand}-confirm`

function toCookie(brand: BrandKey, value: string, options: Options, maxAgeS: number): string {
  const secure = options.https ? '; Secure' : ''
  return `${nameOf(brand, options)}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${secure}`
}

/** Holds the token of a link that confirms an address of mail, so that it stands in no address for longer than one redirect. */
export const toConfirmCookie = (brand: BrandKey, token: string, options: Options): string =>
  toCookie(brand, encodeURIComponent(token), options, KEPT_S)

export const toEndedConfirmCookie = (brand: BrandKey, options: Options): string => toCookie(brand, '', options, 0)

export function readConfirmToken(cookies: string | undefined, brand: BrandKey, options: Options): string | undefined {
  const value = readCookie(cookies, nameOf(brand, options))
  return value !== undefined && TOKEN.test(value) ? value : undefined
}
