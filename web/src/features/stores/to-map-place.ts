import { machinePaths } from '@menagerie/sites/machine-documents'
import { isInternational } from '@menagerie/sites/sites-of-store'
import type { RenderContext } from '../../context/render-context.ts'
import type { Position } from './distance.ts'
import { loadStores, type Store } from './load-stores.ts'
import { loadStreets, type StreetsView } from './load-streets.ts'
import type { MapView } from './map-view.ts'
import { WORLD } from './places/place-file.ts'
import { findWaterRegions, type WaterRegion } from './places/water-regions.ts'
import { toStoreId } from './store-card.ts'

/** Data for the map's script: all stores, the initial view, and the place searched for. */
export type MapPlaceView = {
  label: string
  note: string
  credits: string
  start: string
  place?: string
  /** Ids of the stores shown, separated by spaces; absent for all. */
  only?: string
  stores: string
  land: string
  /** Addresses, separated by spaces. */
  water: string
  worker: string
  keeper: string
  towns: string
  streets?: StreetsView
}

type ShownMap = { start: MapView; place?: Position | undefined; only?: readonly Store[] | undefined }

export function toMapPlace(ctx: RenderContext, { start: { lat, lng, zoom }, place, only }: ShownMap): MapPlaceView {
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
    water: findRegions(ctx, { lat, lng })
      .map((region) => assets.file(`map/water-${region}.json`))
      .join(' '),
    worker: assets.file('map/worker.js'),
    keeper: assets.file('map/keeper.js'),
    towns: assets.file(`map/towns-${isInternational(site) ? WORLD : site.country}.json`),
    ...(streets && { streets }),
  }
}

const kept = new WeakMap<readonly Store[], WaterRegion[]>()

/** Returns the regions with stores, or that of the initial view where there are none. Cached while no store changes. */
function findRegions(ctx: RenderContext, start: Position): WaterRegion[] {
  const { offline } = loadStores(ctx)
  const known = kept.get(offline)
  if (known) return known
  const positions = offline.flatMap(({ position }) => position ?? [])
  const found = findWaterRegions(positions.length > 0 ? positions : [start])
  kept.set(offline, found)
  return found
}
