import { type Map as LibreMap, Marker } from 'maplibre-gl'
import type { FinderTexts } from '../finder-texts.ts'
import { openWindow } from './info-window.ts'
import styles from './StoreMap.module.css'
import { createMarks, isOneSpot, type Mark, type StorePoint } from './store-points.ts'

/** Spec §9: a chosen store is shown at 16. */
const STORE_ZOOM = 16

/** Marks for the stores of the list, each a button with a name; list and map follow each other. */
export function showStores(finder: HTMLElement, place: HTMLElement, map: LibreMap, texts: FinderTexts): void {
  const shown = new Map<string, Marker>()
  let marks = createMarks(readPoints(finder))
  const panel = openWindow(place, texts, () => setActive(undefined))

  function setActive(id: string | undefined): void {
    for (const store of finder.querySelectorAll<HTMLElement>('[data-active]')) delete store.dataset.active
    for (const [key, marker] of shown) marker.getElement().ariaPressed = String(key === id)
    const store = id === undefined ? null : document.getElementById(id)
    if (store) store.dataset.active = ''
  }

  function choose(point: StorePoint): void {
    const store = document.getElementById(point.id)
    if (!store) return
    setActive(point.id)
    store.scrollIntoView({ block: 'nearest' })
    panel.show(store)
    map.easeTo({ center: [point.lng, point.lat], zoom: Math.max(STORE_ZOOM, map.getZoom()), duration: 600 })
  }

  function press(mark: Mark): void {
    const [only] = mark.stores
    if (mark.stores.length === 1 && only) choose(only)
    else if (isOneSpot(mark) || (mark.zoom ?? 0) > STORE_ZOOM) panel.list(mark.stores, choose)
    else map.easeTo({ center: [mark.lng, mark.lat], zoom: mark.zoom ?? map.getZoom() + 2, duration: 400 })
  }

  function draw(): void {
    const bounds = map.getBounds()
    const wanted = new Map(
      marks
        .at([bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()], map.getZoom())
        .map((mark) => [mark.key, mark]),
    )
    for (const [key, marker] of shown) {
      if (wanted.has(key)) continue
      // A mark that goes takes the focus along: it stays on the map.
      if (marker.getElement() === document.activeElement) map.getCanvas().focus()
      marker.remove()
      shown.delete(key)
    }
    for (const [key, mark] of wanted) {
      if (shown.has(key)) continue
      const element = toButton(mark, texts, () => press(mark))
      shown.set(key, new Marker({ element, anchor: 'center' }).setLngLat([mark.lng, mark.lat]).addTo(map))
    }
  }

  map.on('moveend', draw)
  draw()
  finder.addEventListener('stores-changed', () => {
    marks = createMarks(readPoints(finder))
    draw()
  })
  finder.querySelector('ol')?.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : undefined
    // Links and opening hours of a store do what they say.
    if (!target || target.closest('a, summary, dl')) return
    const store = target.closest<HTMLElement>('[data-store]')
    const point = store && toPoint(store)
    if (point) choose(point)
  })
}

function readPoints(finder: HTMLElement): StorePoint[] {
  return [...finder.querySelectorAll<HTMLElement>('ol > [data-store]:not([hidden])')].flatMap(
    (store) => toPoint(store) ?? [],
  )
}

function toPoint(store: HTMLElement): StorePoint | undefined {
  const [lat, lng] = (store.dataset.store ?? '').split(',').map(Number)
  if (!store.dataset.store || lat === undefined || lng === undefined) return undefined
  return { id: store.id, name: store.querySelector('h3')?.textContent ?? '', lat, lng }
}

function toButton({ stores }: Mark, { cluster }: FinderTexts, onPress: () => void): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  const isOne = stores.length === 1
  button.className = `${styles.mark} ${isOne ? '' : styles.cluster}`
  button.ariaLabel = isOne ? (stores[0]?.name ?? '') : cluster.replace('{count}', String(stores.length))
  if (!isOne) button.textContent = String(stores.length)
  button.addEventListener('click', (event) => {
    event.stopPropagation()
    onPress()
  })
  return button
}
