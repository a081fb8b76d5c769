import { deviceStore } from '../../../platform/browser/device-storage.ts'
import { onceFitting } from '../../../platform/browser/moments.ts'
import { toPlaceMemoryKey } from '../../../platform/place-memory.ts'
import type { FinderTexts } from '../finder-texts.ts'
import { sayOpenStores } from './say-open-stores.ts'

/** Spec §9: from this width on there is a map. */
const DESKTOP = '(min-width: 1200px)'

/** Starts the scripts of the finder, which is complete without them. Runs only what shows at once; the rest loads on demand. */
export function runFinder(finder: HTMLElement): void {
  const texts: FinderTexts = JSON.parse(finder.dataset.texts ?? '{}')
  sayOpenStores(finder, texts)
  const map = finder.querySelector<HTMLElement>('[data-map]')
  const form = finder.querySelector<HTMLFormElement>('[data-place-search]')
  const input = form?.querySelector('input')
  if (!map) return
  if (form && input) runPlaceSearch(finder, { form, input, found: map.dataset.place !== undefined }, texts)
  // Phones and tablets load none of it; a window that becomes wide does.
  onceFitting(DESKTOP, () => {
    void import('./load-map.ts').then((each) => each.loadMapWhenSeen(finder, map, texts))
  })
}

/** `found`: the page already shows a place. */
type PlaceSearch = { form: HTMLFormElement; input: HTMLInputElement; found: boolean }

function runPlaceSearch(finder: HTMLElement, { form, input, found }: PlaceSearch, texts: FinderTexts): void {
  const suggest = () => void import('./suggest-places.ts').then((each) => each.suggestPlaces(form, input, texts))
  // The field may have the focus before this script runs.
  if (document.activeElement === input) suggest()
  else input.addEventListener('focus', suggest, { once: true })
  offerNearMe(finder, form, texts)
  if (found || hasMemory())
    void import('./remember-place.ts').then((each) => each.rememberPlace(form, input, { found, text: texts.lastPlace }))
}

/** Asks for the visitor's position only after a press. */
function offerNearMe(finder: HTMLElement, form: HTMLElement, texts: FinderTexts): void {
  const offer = form.querySelector<HTMLElement>('[data-near-me]')
  if (!offer) return
  offer.hidden = false
  offer.querySelector('button')?.addEventListener('click', () => {
    void import('./find-near-me.ts').then((each) => each.findNearMe(finder, texts))
  })
}

const hasMemory = () => deviceStore.read(toPlaceMemoryKey(document.documentElement.dataset.brand ?? '')) !== undefined
