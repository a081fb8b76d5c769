import type { FinderTexts } from '../finder-texts.ts'
import { offerNearMe } from './offer-near-me.ts'
import { rememberPlace } from './remember-place.ts'
import { sayOpenStores } from './say-open-stores.ts'
import { suggestPlaces } from './suggest-places.ts'

/** Spec §9: where the map begins. */
const DESKTOP = '(min-width: 1200px)'

/** What the finder gains where scripts run: it is whole without any. */
export function runFinder(finder: HTMLElement): void {
  const texts: FinderTexts = JSON.parse(finder.dataset.texts ?? '{}')
  sayOpenStores(finder, texts)
  const form = finder.querySelector<HTMLFormElement>('[data-place-search]')
  const input = form?.querySelector<HTMLInputElement>('input[name=place]')
  const map = finder.querySelector<HTMLElement>('[data-map]')
  if (!form || !input || !map) return
  suggestPlaces(form, input, texts)
  offerNearMe(finder, form, texts)
  rememberPlace(form, input, { found: map.dataset.place !== undefined, text: texts.lastPlace })
  loadMapWhenSeen(finder, map, texts)
}

/** Phones and tablets load none of it; a window that grows does. */
function loadMapWhenSeen(finder: HTMLElement, map: HTMLElement, texts: FinderTexts): void {
  const desktop = matchMedia(DESKTOP)
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting) || !desktop.matches) return
    observer.disconnect()
    const say = () => sayNoMap(map, texts)
    import('../map/run-map.ts').then(({ runMap }) => runMap(finder, map, texts, say)).catch(say)
  })
  observer.observe(map)
}

/** Without WebGL, or when the map does not load: the list has everything. */
function sayNoMap(map: HTMLElement, { mapFailed }: FinderTexts): void {
  const note = map.querySelector('p')
  if (note) note.textContent = mapFailed
}
