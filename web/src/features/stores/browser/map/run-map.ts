import { type GeoJSONSource, Map as LibreMap, type StyleSpecification, setWorkerUrl } from 'maplibre-gl'
import type { Position } from '../../distance.ts'
import type { FinderTexts } from '../../finder-texts.ts'
import type { MapWater } from '../../places/read-water.ts'
import type { MapTown } from '../../places/to-map-towns.ts'
import styles from '../../StoreMap.module.css'
import { fetchJsonFile } from '../fetch-json-file.ts'
import { createMapStyle, LAST_OWN_ZOOM, RINGS } from './map-style.ts'
import { offerStreets } from './offer-streets.ts'
import { openMarks } from './open-marks.ts'
import { AROUND_STORE, toRings } from './rings.ts'
import { showStores } from './show-stores.ts'
import { trustWorkers } from './trusted-worker.ts'

/** Spec §9 and §4: a place is shown at zoom 14. */
const PLACE_ZOOM = 14
/** Zoom that shows everything within 50 km. */
const NEAR_ZOOM = 10

/** View of a map that is gone; a new map continues there. */
export type LastView = { center: Position; zoom: number; near: Position | undefined }

type MapPlace = { finder: HTMLElement; place: HTMLElement; texts: FinderTexts }
/** `onLost`: the graphics context is lost, and the page goes on without a map; `onBack`: it has returned, and a new map can be made. */
type MapCallbacks = { onLost: () => void; onBack: (last: LastView) => void }

/** Puts the map into its container. Rejects where no map is possible from the start. */
export async function runMap({ finder, place, texts }: MapPlace, told: MapCallbacks, last?: LastView): Promise<void> {
  const { land = '', water = '', towns = '', worker = '', keeper = '', only } = place.dataset
  const [mapWorker = '', markWorker = ''] = trustWorkers([worker, keeper])
  const [world, waters, names, marks] = await Promise.all([
    fetchJsonFile(land),
    readWaters(water),
    readTowns(towns),
    openMarks(markWorker, finder.dataset.finder ?? '', only),
  ])
  const own = createMapStyle(
    { world, water: waters, towns: names },
    readColours(place),
    getComputedStyle(document.body).fontFamily,
  )
  const ended = new AbortController()
  const layer = document.createElement('div')
  layer.className = styles.layer ?? ''
  place.prepend(layer)
  const clear = () => {
    ended.abort()
    layer.remove()
    marks.close()
  }
  setWorkerUrl(mapWorker)
  const map = openMap(layer, own, { place, last }, clear)
  const near = watchNear(finder, last === undefined ? readPosition(place.dataset.place) : last.near)
  map.once('webglcontextlost', () => {
    clear()
    told.onLost()
    map.once('webglcontextrestored', () => {
      const { lng, lat } = map.getCenter()
      const zoom = map.getZoom()
      map.remove()
      told.onBack({ center: { lat, lng }, zoom, near: near.leave() })
    })
  })
  addZoomButtons(layer, map, texts)
  offerStreets({ map, place, own, texts, signal: ended.signal })
  const position = near.read()
  if (position) await marks.keep(position)
  const rings = keepRings(map)
  const onChosen = (store: Position) => rings.draw({ store })
  const { redraw } = showStores({ finder, place: layer, map, marks, texts, signal: ended.signal, onChosen })
  const follow = () => {
    const here = near.read()
    if (!here) return
    void marks.keep(here).then(redraw)
    rings.draw({ place: here })
    map.easeTo({ center: [here.lng, here.lat], zoom: NEAR_ZOOM })
  }
  finder.addEventListener('stores-changed', follow, { signal: ended.signal })
  if (!position) return
  rings.draw({ place: position })
  if (last === undefined) goTo(map, position.lng, position.lat)
}

/** Tracks the position that the list is sorted by, also while the map is away. */
function watchNear(finder: HTMLElement, first: Position | undefined) {
  const ended = new AbortController()
  let near = first
  const keep = (event: Event) => {
    if (!(event instanceof CustomEvent)) return
    const { lat, lng }: Position = event.detail
    near = { lat, lng }
  }
  finder.addEventListener('stores-changed', keep, { signal: ended.signal })
  return {
    read: () => near,
    leave: () => {
      ended.abort()
      return near
    },
  }
}

/** Draws rings around the place that is searched from, and around the chosen store. A style with streets lacks the source for them, and needs none. */
function keepRings(map: LibreMap) {
  let around: { place?: Position; store?: Position } = {}
  const show = () => {
    const { lang } = document.documentElement
    const features = [
      ...(around.place ? toRings(around.place, lang).features : []),
      ...(around.store ? toRings(around.store, lang, AROUND_STORE).features : []),
    ]
    map.getSource<GeoJSONSource>(RINGS)?.setData({ type: 'FeatureCollection', features })
  }
  return {
    draw(more: typeof around) {
      around = { ...around, ...more }
      if (map.getSource(RINGS)) show()
      else map.once('load', show)
    },
  }
}

/** Throws without WebGL, after `clear`. */
function openMap(
  layer: HTMLElement,
  style: StyleSpecification,
  { place, last }: { place: HTMLElement; last: LastView | undefined },
  clear: () => void,
): LibreMap {
  const container = document.createElement('div')
  container.className = styles.canvas ?? ''
  layer.append(container)
  const [lat = 0, lng = 0, zoom = 2] = (place.dataset.map ?? '').split(',').map(Number)
  try {
    const map = new LibreMap({
      container,
      style,
      locale: { 'Map.Title': place.ariaLabel ?? '' },
      center: last ? [last.center.lng, last.center.lat] : [lng, lat],
      zoom: last?.zoom ?? zoom,
      maxZoom: LAST_OWN_ZOOM,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      cooperativeGestures: false,
      fadeDuration: 0,
    })
    map.touchZoomRotate.disableRotation()
    // The container around it is the region; this element takes keys.
    map.getCanvas().role = 'application'
    return map
  } catch (error) {
    clear()
    throw error
  }
}

function readPosition(text: string | undefined): Position | undefined {
  const [lat, lng] = (text ?? '').split(',').map(Number)
  return text && lat !== undefined && lng !== undefined ? { lat, lng } : undefined
}

function goTo(map: LibreMap, lng: number, lat: number): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isCalm) map.jumpTo({ center: [lng, lat], zoom: PLACE_ZOOM })
  else map.flyTo({ center: [lng, lat], zoom: PLACE_ZOOM, duration: 1_200 })
}

/** `urls` of regions, separated by spaces. */
async function readWaters(urls: string): Promise<MapWater> {
  const regions: MapWater[] = await Promise.all(urls.split(' ').filter(Boolean).map(fetchJsonFile))
  return { rivers: regions.flatMap(({ rivers }) => rivers), lakes: regions.flatMap(({ lakes }) => lakes) }
}

const readTowns = async (url: string): Promise<MapTown[]> => fetchJsonFile(url)

function readColours(place: HTMLElement) {
  const { backgroundColor: sea, caretColor: land, borderTopColor: border, color: text } = getComputedStyle(place)
  return { sea, land, border, text }
}

function addZoomButtons(place: HTMLElement, map: LibreMap, { zoomIn, zoomOut }: FinderTexts): void {
  const box = document.createElement('p')
  box.className = styles.zoom ?? ''
  for (const [label, sign, step] of [
    [zoomIn, '+', 1],
    [zoomOut, '−', -1],
  ] as const) {
    const button = document.createElement('button')
    button.type = 'button'
    button.ariaLabel = label
    button.textContent = sign
    button.addEventListener('click', () => map.zoomTo(map.getZoom() + step, { duration: 200 }))
    box.append(button)
  }
  place.append(box)
}
