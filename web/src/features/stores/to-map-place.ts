import { machinePaths } from '@menagerie/sites/machine-documents'
import { isInternational } from '@menagerie/sites/sites-of-store'
import type { RenderContext } from '../../context/render-context.ts'
import type { Position } from './distance.ts'
import type { Store } from './load-stores.ts'
import { loadStreets, type StreetsView } from './load-streets.ts'
import type { MapView } from './map-view.ts'
import { WORLD } from './places/place-file.ts'
import { toStoreId } from './store-card.ts'

/** For the script: all stores, where the map begins, and the place that was searched for. */
export type MapPlaceView = {
  label: string
  note: string
  credits: string
  start: string
  place?: string
  /** Ids of the stores that are shown, with spaces between; absent: all. */
  only?: string
  stores: string
  land: string
  water: string
  worker: string
  keeper: string
  towns: string
  streets?: StreetsView
}

/** The international site is that of the United States. */
const BEYOND_EUROPE: ReadonlySet<string> = new Set(['US', 'RU'])

type Shown = { start: MapView; place?: Position | undefined; only?: readonly Store[] | undefined }

export function toMapPlace(ctx: RenderContext, { start: { lat, lng, zoom }, place, only }: Shown): MapPlaceView {
  const { t, site, links, assets } = ctx
  const streets = loadStreets(ctx)
  return {
    label: t('stores.map'),
    note: t('stores.mapNote'),
    credits: t('stores.mapCredits'),
    start: `${lat},${lng},${zoom}`,
    ...(place && { place: `${place.lat},${place.lng}` }),
    ...(only && { only: only.map(({ key }) => toStoreId(key)).join(' ') }),
    stores: links.href(machinePaths.stores),
    land: assets.file('map/land.json'),
    water: assets.file(`map/water-${BEYOND_EUROPE.has(site.country) ? 'world' : 'europe'}.json`),
    worker: assets.file('map/worker.js'),
    keeper: assets.file('map/keeper.js'),
    towns: assets.file(`map/towns-${isInternational(site) ? WORLD : site.country}.json`),
    ...(streets && { streets }),
  }
}
