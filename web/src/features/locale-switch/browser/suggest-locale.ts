import type { LocaleSuggestion } from '../suggestion.ts'
import { hasChosenLocale } from './locale-memory.ts'
import { showSuggestion } from './show-suggestion.ts'

/**
 * Asks where the visitor is, and offers what belongs there; a question, never a redirect (spec §4). Whatever goes wrong counts
 * as an unknown country: then the offer is to choose any (spec §8).
 */
export async function suggestLocale(popup: HTMLElement): Promise<void> {
  const { locale, suggestion } = await askServer()
  if (hasChosenLocale() || (locale !== '' && suggestion === undefined)) return
  const box = showSuggestion(popup, suggestion)
  // A page that comes back as it was left must not ask what was answered meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && hasChosenLocale() && box.close())
}

async function askServer(): Promise<{ locale: string; suggestion?: LocaleSuggestion | undefined }> {
  try {
    const answer = await fetch(`/geolocale?lang=${document.documentElement.lang}`)
    const said: unknown = answer.ok ? await answer.json() : undefined
    return isAnswer(said) ? said : { locale: '' }
  } catch {
    return { locale: '' }
  }
}

/** Checks an answer of our own server: what is asked is whether it is that answer at all. */
function isAnswer(said: unknown): said is { locale: string; suggestion?: LocaleSuggestion } {
  return typeof said === 'object' && said !== null && 'locale' in said && typeof said.locale === 'string'
}
