import Supercluster from 'supercluster'
import { NEAR_M } from '../choose-stores.ts'
import { measureDistance, type Position } from '../distance.ts'
import { type ListedStore, readRow, type StoreFile, type StoreRow } from '../store-file.ts'

export type Bounds = [west: number, south: number, east: number, north: number]
/** A store as the map names it. */
export type StoreName = { id: string; name: string }
/** One mark of the map: a store, or several that stand too close to tell apart; `zoom` is where those come apart. */
export type Mark = Position & { key: string; count: number; stores: StoreName[]; cluster?: number; zoom?: number }
export type StoreOnMap = ListedStore & { position: Position }

const RADIUS_PX = 56
/** Spec §9: a chosen store is shown at 16; from there on nothing is put together but what stands at one spot. */
const LAST_CLUSTERED = 15
/** Where stores of one spot are listed to choose from. */
const MOST_LISTED = 100

type Point = { at: number }
export type MarkKeeper = ReturnType<typeof createMarkKeeper>

/** Knows all stores of the site and puts them together to marks; runs in the map's worker. */
export function createMarkKeeper(file: StoreFile) {
  const placed = file.stores.filter(([, , , isPlaced]) => isPlaced === 1)
  let index = toIndex(placed)
  let kept = placed

  const nameOf = ({ at }: Point): StoreName[] => {
    const row = kept[at]
    return row ? [{ id: row[0], name: row[1] }] : []
  }

  function toMark(feature: ReturnType<typeof index.getClusters>[number]): Mark {
    const [lng = 0, lat = 0] = feature.geometry.coordinates
    const { properties } = feature
    if (!('cluster_id' in properties)) {
      const stores = nameOf(properties)
      return { key: stores[0]?.id ?? '', lat, lng, count: 1, stores }
    }
    const { cluster_id: cluster, point_count: count } = properties
    // Numbers of clusters repeat after another choice of stores: what they hold tells them apart.
    const key = `cluster ${cluster} ${count} ${lat} ${lng}`
    return { key, lat, lng, count, stores: [], cluster, zoom: index.getClusterExpansionZoom(cluster) }
  }

  return {
    words: file.words,
    /** Of all stores only those near a position, as the list has them. */
    keep(near: Position | undefined): void {
      kept = near ? placed.filter(([, , , , lat, lng]) => measureDistance(near, { lat, lng }) < NEAR_M) : placed
      index = toIndex(kept)
    },
    at: (bounds: Bounds, zoom: number): Mark[] => joinSpots(index.getClusters(bounds, Math.floor(zoom)).map(toMark)),
    /** Those of a mark that no zoom takes apart; empty where one does. */
    listSpot(cluster: number): StoreName[] {
      const leaves = index.getLeaves(cluster, MOST_LISTED)
      const [first] = leaves
      const isOne = leaves.every(
        ({ geometry: { coordinates } }) =>
          coordinates[0] === first?.geometry.coordinates[0] && coordinates[1] === first?.geometry.coordinates[1],
      )
      return isOne ? leaves.flatMap(({ properties }) => nameOf(properties)) : []
    },
    find(id: string): StoreOnMap | undefined {
      const row = placed.find(([each]) => each === id)
      const store = row && readRow(file, row)
      return store?.position && { ...store, position: store.position }
    },
  }
}

function toIndex(rows: readonly StoreRow[]): Supercluster<Point> {
  const index = new Supercluster<Point>({ radius: RADIUS_PX, maxZoom: LAST_CLUSTERED })
  return index.load(
    rows.map(([, , , , lat, lng], at) => ({
      type: 'Feature',
      properties: { at },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  )
}

/** Stores at one spot stay together however near one comes. */
function joinSpots(marks: readonly Mark[]): Mark[] {
  const spots = Map.groupBy(marks, ({ lat, lng }) => `${lat} ${lng}`)
  return [...spots.values()].flatMap((group) => {
    const [first] = group
    if (!first || group.length === 1) return group
    const stores = group.flatMap((mark) => mark.stores)
    return [{ ...first, key: `spot ${first.key} ${group.length}`, count: stores.length, stores }]
  })
}
