import type { Language } from '@menagerie/sites/languages'
import { toLanguageCookie } from '../../model/languages/reader-language.ts'

/** Keeps the language of the studio in this browser, for Payload to speak it. Where cookies are forbidden, it is that of the profile after a sign-in. */
export function keepLanguage(language: Language): void {
  const cookie = toLanguageCookie(language, location.protocol === 'https:')
  if (cookie === undefined) return
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: Payload reads this cookie, and Firefox has no cookieStore before 140
    document.cookie = cookie
  } catch {
    // Forbidden: the choice is in the profile all the same.
  }
}
