import type { Language } from '@menagerie/sites/languages'
import { toLanguageCookie } from '../../model/languages/reader-language.ts'

/** Stores the language in Payload's cookie. Without cookies, the language of the profile is used after signing in. */
export function keepLanguage(language: Language): void {
  const cookie = toLanguageCookie(language, location.protocol === 'https:')
  if (cookie === undefined) return
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: Payload reads this cookie, and Firefox has no cookieStore before 140
    document.cookie = cookie
  } catch {
    // If cookies are blocked, the choice is still in the profile.
  }
}
