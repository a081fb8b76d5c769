import { findAcceptedLanguage, findStudioLanguage, toPayloadLanguage } from './studio-language.ts'

/** Cookie in which Payload stores the user's chosen language. */
export const LANGUAGE_COOKIE = 'menagerie-studio-lng'

/** Languages of the studio that Payload does not recognize in `Accept-Language`. */
const UNKNOWN_TO_PAYLOAD: ReadonlySet<string> = new Set(['fi'])

/**
 * The language that must be set by a cookie, because Payload would not recognize it in `Accept-Language`; undefined if
 * it would, or if the user has chosen one.
 */
export function findUnheardLanguage(chosen: string | undefined, accepted: string | null): string | undefined {
  if (chosen !== undefined) return undefined
  const language = findAcceptedLanguage(accepted)
  if (language === undefined) return undefined
  const isNorwegian = language === 'no' && !/\bnb\b/i.test(accepted ?? '')
  return isNorwegian || UNKNOWN_TO_PAYLOAD.has(language) ? toPayloadLanguage(language) : undefined
}

/** `set-cookie` for the language of a profile, valid for a year like Payload's own. */
export function toLanguageCookie(language: string, isSecure: boolean): string | undefined {
  const known = findStudioLanguage(language)
  if (known === undefined) return undefined
  const YEAR_S = 365 * 24 * 3600
  return `${LANGUAGE_COOKIE}=${toPayloadLanguage(known)}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
