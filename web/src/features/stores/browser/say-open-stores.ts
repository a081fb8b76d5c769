import type { FinderTexts } from '../finder-texts.ts'
import { findOpenState } from '../open-now.ts'

/** Says which stores are open. Computed here and not on the server, so that cached pages stay right. */
export function sayOpenStores(finder: HTMLElement, { openUntil, openAllDay, opensAt, closedNow }: FinderTexts): void {
  const now = Date.now()
  for (const store of finder.querySelectorAll<HTMLElement>('[data-hours][data-zone]')) {
    const { hours = '', zone = '' } = store.dataset
    const state = findOpenState(hours, zone, now)
    const place = store.querySelector<HTMLElement>('[data-open]')
    if (!state || !place) continue
    const [later, always] = state.isOpen ? [openUntil, openAllDay] : [opensAt, closedNow]
    const text = state.changes ? later : always
    place.textContent = text.replace('{time}', state.changes)
    place.dataset.open = state.isOpen ? 'open' : 'closed'
    place.hidden = false
  }
}
