import { useEffect } from 'react'
import { showSuggestion } from '../../features/locale-switch/browser/show-suggestion.ts'
import type { LocaleSuggestion as SuggestionView } from '../../features/locale-switch/suggestion.ts'

/** The question for visitors from another country, as if it had just been answered where that is; undefined: not known. */
export function Suggestion({ suggestion }: { suggestion?: SuggestionView }) {
  useEffect(() => {
    const popup = document.querySelector<HTMLElement>('[popover]')
    if (popup !== null) showSuggestion(popup, suggestion)
  }, [suggestion])
  return <p lang="en">Asked below.</p>
}
