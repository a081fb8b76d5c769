import { NEAR_M } from '../choose-stores.ts'
import { distanceFormatter, measureDistance, type Position } from '../distance.ts'
import type { FinderTexts } from '../finder-texts.ts'

const WAIT_MS = 10_000

/** Asks for the place only when pressed. Distances are reckoned here: nobody else hears where the visitor is. */
export function offerNearMe(finder: HTMLElement, form: HTMLElement, texts: FinderTexts): void {
  const offer = form.querySelector<HTMLElement>('[data-near-me]')
  const button = offer?.querySelector('button')
  const status = finder.querySelector('[role=status]')
  // A list that a place has cut down does not have all stores.
  if (!offer || !button || !status || !('geolocation' in navigator)) return
  offer.hidden = false
  button.addEventListener('click', () => {
    status.textContent = texts.searching
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => showNear(finder, status, { lat: coords.latitude, lng: coords.longitude }, texts),
      ({ code, PERMISSION_DENIED }) => {
        status.textContent = code === PERMISSION_DENIED ? texts.denied : texts.failed
      },
      { timeout: WAIT_MS, maximumAge: 60_000 },
    )
  })
}

type Measured = { store: HTMLElement; metres: number }

function showNear(finder: HTMLElement, status: Element, here: Position, texts: FinderTexts): void {
  const format = distanceFormatter(document.documentElement.lang)
  const all = [...finder.querySelectorAll<HTMLElement>('ol > [data-store]')].map((store) => ({
    store,
    metres: measure(store, here),
  }))
  const sorted = all.sort((a, b) => a.metres - b.metres)
  for (const { store, metres } of sorted) {
    store.hidden = metres >= NEAR_M
    setDistance(store, format(metres))
    store.parentElement?.append(store)
  }
  status.textContent = toText(sorted, format, texts)
  finder.dispatchEvent(new CustomEvent('stores-changed', { detail: here }))
}

function measure(store: HTMLElement, here: Position): number {
  const [lat, lng] = (store.dataset.store ?? '').split(',').map(Number)
  return lat === undefined || lng === undefined ? Number.POSITIVE_INFINITY : measureDistance(here, { lat, lng })
}

function setDistance(store: HTMLElement, text: string): void {
  const place = store.querySelector<HTMLElement>('[data-distance]')
  if (!place) return
  place.textContent = text
  place.hidden = false
}

function toText(sorted: readonly Measured[], format: (metres: number) => string, texts: FinderTexts): string {
  const count = sorted.filter(({ metres }) => metres < NEAR_M).length
  const place = texts.yourPosition
  const [nearest] = sorted
  if (count > 0 || nearest === undefined) return fill(texts.nearCount, { place, count: String(count) })
  const name = nearest.store.querySelector('h3')?.textContent ?? ''
  return fill(texts.noneNear, { place, name, distance: format(nearest.metres) })
}

const fill = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (itself, name: string) => values[name] ?? itself)
