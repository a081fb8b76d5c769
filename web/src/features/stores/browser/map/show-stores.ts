import { type GeoJSONSource, type Map as LibreMap, Marker } from 'maplibre-gl'
import type { Position } from '../../distance.ts'
import type { FinderTexts } from '../../finder-texts.ts'
import cardStyles from '../../StoreCard.module.css'
import styles from '../../StoreMap.module.css'
import { buildCard } from '../build-card.ts'
import { sayOpenStores } from '../say-open-stores.ts'
import { openWindow } from './info-window.ts'
import { COVERED } from './map-style.ts'
import type { MapMark, StoreOnMap } from './mark-keeper.ts'
import type { Marks } from './open-marks.ts'

/** Spec §9: a chosen store is shown at zoom 16. */
const STORE_ZOOM = 16
/** From this zoom on there is room for the names of stores; with only towns the map would look empty. */
const NAMES_ZOOM = 13

/** `signal`: aborted when the map is gone. */
type StoreMapParts = {
  finder: HTMLElement
  place: HTMLElement
  map: LibreMap
  marks: Marks
  texts: FinderTexts
  signal: AbortSignal
  /** Called when the map moves to a store. */
  onChosen: (store: Position) => void
}

/** Shows markers for the stores, each a button with a name, and keeps map and list in step. */
export function showStores({ finder, place, map, marks, texts, signal, onChosen }: StoreMapParts): {
  redraw: () => void
} {
  const list = finder.querySelector<HTMLElement>('[data-stores]')
  const shown = new Map<string, Marker>()
  const panel = openWindow(place, texts, () => setActive(undefined))
  let drawing = 0

  function setActive(id: string | undefined): void {
    for (const store of finder.querySelectorAll<HTMLElement>('[data-active]')) delete store.dataset.active
    for (const [key, marker] of shown) marker.getElement().ariaPressed = String(key === id)
    const store = id === undefined ? null : document.getElementById(id)
    if (store) store.dataset.active = ''
  }

  async function choose(id: string): Promise<void> {
    const store = await marks.find(id)
    if (!store) return
    const { lat, lng } = store.position
    // The page of a store shows all of it beside the map.
    if (list) {
      setActive(id)
      const listed = document.getElementById(id)
      listed?.scrollIntoView({ block: 'nearest' })
      panel.show(listed ?? toCard(store, marks, texts))
    }
    onChosen({ lat, lng })
    map.easeTo({ center: [lng, lat], zoom: Math.max(STORE_ZOOM, map.getZoom()), duration: 600 })
  }

  async function press({ stores, cluster, zoom, lat, lng }: MapMark): Promise<void> {
    const [only] = stores
    if (stores.length === 1 && only) return choose(only.id)
    const spot = cluster === undefined ? stores : await marks.listSpot(cluster)
    if (spot.length > 0) panel.list(spot, ({ id }) => void choose(id))
    else map.easeTo({ center: [lng, lat], zoom: zoom ?? map.getZoom() + 2, duration: 400 })
  }

  async function draw(): Promise<void> {
    drawing += 1
    const turn = drawing
    const bounds = map.getBounds()
    const all = await marks.at(
      [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()],
      map.getZoom(),
    )
    // The map has moved on meanwhile.
    if (turn !== drawing) return
    place.toggleAttribute('data-names', map.getZoom() >= NAMES_ZOOM)
    // A style with streets lacks this source, and has its own names.
    map.getSource<GeoJSONSource>(COVERED)?.setData(toPoints(all))
    const wanted = new Map(all.map((mark) => [mark.key, mark]))
    for (const [key, marker] of shown) {
      if (wanted.has(key)) continue
      // A removed marker would lose the focus: the map gets it.
      if (marker.getElement() === document.activeElement) map.getCanvas().focus()
      marker.remove()
      shown.delete(key)
    }
    for (const [key, mark] of wanted) {
      if (shown.has(key)) continue
      const element = toButton(mark, texts, () => void press(mark))
      shown.set(key, new Marker({ element, anchor: 'center' }).setLngLat([mark.lng, mark.lat]).addTo(map))
    }
  }

  map.on('moveend', () => void draw())
  map.once('load', () => void draw())
  void draw()
  offerOnMap(finder, texts)
  finder.addEventListener('stores-changed', () => offerOnMap(finder, texts), { signal })
  if (list) hearPresses(list, signal, (id) => void choose(id))
  signal.addEventListener('abort', () => {
    setActive(undefined)
    for (const button of finder.querySelectorAll('[data-on-map]')) button.remove()
  })
  return { redraw: () => void draw() }
}

function hearPresses(list: HTMLElement, signal: AbortSignal, choose: (id: string) => void): void {
  list.addEventListener(
    'click',
    ({ target }) => {
      // Links and opening hours of a store keep their own function.
      if (!(target instanceof Element) || target.closest('a, summary, dl')) return
      const store = target.closest<HTMLElement>('[data-store]')
      if (store?.dataset.store) choose(store.id)
    },
    { signal },
  )
}

const toPoints = (marks: readonly MapMark[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: marks.map(({ lng, lat }) => ({
    type: 'Feature',
    properties: {},
    geometry: { type: 'Point', coordinates: [lng, lat] },
  })),
})

/** Adds a button for the keyboard; with a mouse a press anywhere on a store does the same. The list handles both. */
function offerOnMap(finder: HTMLElement, { onMap }: FinderTexts): void {
  for (const store of finder.querySelectorAll<HTMLElement>('[data-stores] > [data-store]')) {
    if (!store.dataset.store || store.querySelector('[data-on-map]')) continue
    const button = document.createElement('button')
    button.type = 'button'
    button.className = cardStyles.onMap ?? ''
    button.dataset.onMap = ''
    button.textContent = onMap
    store.append(button)
  }
}

/** Renders the card of a store that is on another page of the list. */
function toCard(store: StoreOnMap, { words }: Marks, texts: FinderTexts): HTMLElement {
  const list = document.createElement('ul')
  const card = buildCard(store, words)
  list.append(card)
  sayOpenStores(list, texts)
  return card
}

function toButton({ count, stores }: MapMark, { cluster }: FinderTexts, onPress: () => void): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  const isOne = count === 1
  button.className = `${styles.mark} ${isOne ? '' : styles.cluster}`
  button.ariaLabel = isOne ? (stores[0]?.name ?? '') : cluster.replace('{count}', String(count))
  if (isOne) button.dataset.name = button.ariaLabel
  else button.textContent = String(count)
  button.addEventListener('click', (event) => {
    event.stopPropagation()
    onPress()
  })
  return button
}
