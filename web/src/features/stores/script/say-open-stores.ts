import type { FinderTexts } from '../finder-texts.ts'
import { findOpenState, type OpenState } from '../open-now.ts'

/** Reckoned here and not on the server, so that pages stay true however long they are kept. */
export function sayOpenStores(finder: HTMLElement, texts: FinderTexts): void {
  const now = Date.now()
  for (const store of finder.querySelectorAll<HTMLElement>('[data-hours][data-zone]')) {
    const { hours = '', zone = '' } = store.dataset
    const state = findOpenState(hours, zone, now)
    const place = store.querySelector<HTMLElement>('[data-open]')
    if (!state || !place) continue
    place.textContent = toText(state, texts)
    place.dataset.open = state.isOpen ? 'open' : 'closed'
    place.hidden = false
  }
}

function toText(state: OpenState, { openUntil, opensAt, closedNow }: FinderTexts): string {
  if (state.isOpen) return openUntil.replace('{time}', state.closes)
  return state.opens ? opensAt.replace('{time}', state.opens) : closedNow
}
