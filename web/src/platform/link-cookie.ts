import type { BrandKey } from '@menagerie/sites/brand-locale'
import { readCookie } from './read-cookie.ts'

/** Long enough to sign in between following a link and using it. */
export const LINK_KEPT_MINUTES = 15
const TOKEN = /^[\w-]{1,128}$/

type Options = { https: boolean }

/** Cookie for the token of an email's link, so that no address contains it for longer than one redirect. */
function defineLinkCookie(name: string) {
  const nameOf = (brand: BrandKey, { https }: Options) => `${https ? '__Host-' : ''}${brand}-${name}`
  function write(brand: BrandKey, value: string, options: Options, maxAgeS: number): string {
    const secure = options.https ? '; Secure' : ''
    return `${nameOf(brand, options)}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${secure}`
  }
  return {
    nameOf,
    toCookie: (brand: BrandKey, token: string, options: Options): string =>
      write(brand, encodeURIComponent(token), options, LINK_KEPT_MINUTES * 60),
    toEndedCookie: (brand: BrandKey, options: Options): string => write(brand, '', options, 0),
    readToken(cookies: string | undefined, brand: BrandKey, options: Options): string | undefined {
      const value = readCookie(cookies, nameOf(brand, options))
      return value !== undefined && TOKEN.test(value) ? value : undefined
    },
  }
}

/** Holds the token of a link that confirms an email address. */
export const CONFIRM_COOKIE = defineLinkCookie('confirm')
/** Holds the token of a link to a customer's own data. */
export const DATA_LINK_COOKIE = defineLinkCookie('data-link')
