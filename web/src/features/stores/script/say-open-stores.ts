import type { FinderTexts } from '../finder-texts.ts'
import { findOpenState } from '../open-now.ts'

/** Reckoned here and not on the server, so that pages stay true however long they are kept. */
export function sayOpenStores(finder: HTMLElement, { openUntil, opensAt, closedNow }: FinderTexts): void {
  const now = Date.now()
  for (const store of finder.querySelectorAll<HTMLElement>('[data-hours][data-zone]')) {
    const { hours = '', zone = '' } = store.dataset
    const state = findOpenState(hours, zone, now)
    const place = store.querySelector<HTMLElement>('[data-open]')
    if (!state || !place) continue
    const text = state.isOpen ? openUntil : state.changes ? opensAt : closedNow
    place.textContent = text.replace('{time}', state.changes)
    place.dataset.open = state.isOpen ? 'open' : 'closed'
    place.hidden = false
  }
}
