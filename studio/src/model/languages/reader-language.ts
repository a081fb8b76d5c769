import { findAcceptedLanguage, findStudioLanguage, toPayloadLanguage } from './studio-language.ts'

/** Cookie in which Payload keeps the language that a person has chosen. */
export const LANGUAGE_COOKIE = 'menagerie-studio-lng'

/** Payload's list of languages that a browser may ask for lacks these of ours. */
const UNKNOWN_TO_PAYLOAD: ReadonlySet<string> = new Set(['fi'])

/**
 * The language that a cookie has to ask for, because Payload would not find it in the `Accept-Language` of the browser; undefined
 * where Payload finds it, or a person has chosen one.
 */
export function findUnheardLanguage(chosen: string | undefined, accepted: string | null): string | undefined {
  if (chosen !== undefined) return undefined
  const language = findAcceptedLanguage(accepted)
  if (language === undefined) return undefined
  const isNorwegian = language === 'no' && !/\bnb\b/i.test(accepted ?? '')
  return isNorwegian || UNKNOWN_TO_PAYLOAD.has(language) ? toPayloadLanguage(language) : undefined
}

/** `set-cookie` for the language of a profile, kept for a year as Payload's own. */
export function toLanguageCookie(language: string, isSecure: boolean): string | undefined {
  const known = findStudioLanguage(language)
  if (known === undefined) return undefined
  const YEAR_S = 365 * 24 * 3600
  return `${LANGUAGE_COOKIE}=${toPayloadLanguage(known)}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
