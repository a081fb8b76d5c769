import type { LocaleSuggestion } from '../suggestion.ts'
import { hasChosenLocale } from './locale-memory.ts'
import { showSuggestion } from './show-suggestion.ts'

/**
 * Asks the server where the visitor is and offers the matching locale; asks, never redirects (spec §4). A failure
 * counts as an unknown country, for which the visitor may choose any (spec §8).
 */
export async function suggestLocale(popup: HTMLElement): Promise<void> {
  const { locale, suggestion } = await askServer()
  if (hasChosenLocale() || (locale !== '' && suggestion === undefined)) return
  const box = showSuggestion(popup, suggestion)
  // A page restored from the back/forward cache must not ask what was answered meanwhile.
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

/** Checks that the answer has the expected form, as something else may answer. */
function isAnswer(said: unknown): said is { locale: string; suggestion?: LocaleSuggestion } {
  return typeof said === 'object' && said !== null && 'locale' in said && typeof said.locale === 'string'
}
