import { showSuggestion } from '../../features/locale-switch/browser/show-suggestion.ts'
import type { LocaleSuggestion } from '../../features/locale-switch/suggestion.ts'
import { startNavigation } from '../../features/navigation/browser/start-navigation.ts'
import { startCarousel } from '../../features/products/browser/start-carousel.ts'

// Built separately, so that visitors load nothing of it.
startNavigation()
startCarousel()
document.querySelector<HTMLDetailsElement>('[data-open] details')?.setAttribute('open', '')
showExampleSuggestion()

/** Shows the question for visitors from another country, as if the country had just been found. */
function showExampleSuggestion() {
  const popup = document.querySelector<HTMLElement>('[popover]')
  const given = document.querySelector<HTMLElement>('[data-suggestion]')?.dataset.suggestion
  if (popup === null || given === undefined) return
  const suggestion: LocaleSuggestion | null = JSON.parse(given)
  showSuggestion(popup, suggestion ?? undefined)
}
