import Supercluster from 'supercluster'
import { NEAR_M } from '../../choose-stores.ts'
import { measureDistance, type Position } from '../../distance.ts'
import { type ListedStore, readRow, type StoreFile, type StoreFileRow } from '../../store-file.ts'

export type Bounds = [west: number, south: number, east: number, north: number]
/** A store as the map names it. */
export type StoreName = { id: string; name: string }
/** One mark of the map: a store, or several that stand too close to tell apart; `zoom` is where those come apart. */
export type MapMark = Position & {
  key: string
  count: number
  stores: StoreName[]
  cluster?: MarkCluster
  zoom?: number
}
/** Number of a group of stores among those of a zoom. */
export type MarkCluster = { id: number; zoom: number }
export type StoreOnMap = ListedStore & { position: Position }

const RADIUS_PX = 56
/** Spec §9: a chosen store is shown at 16; from there on nothing is put together but what stands at one spot. */
const LAST_CLUSTERED = 15
/** Countries and regions; nearer, where most stores stand alone and clusters take longest to find, is reckoned when it is looked at. */
const LAST_FAR = 8
/** Where stores of one spot are listed to choose from. */
const MOST_LISTED = 100

type Point = { at: number }
type FoundCluster = ReturnType<Supercluster<Point>['getClusters']>[number]
export type MarkKeeper = ReturnType<typeof createMarkKeeper>

/** Knows all stores of the site and puts them together to marks; runs in the map's worker. */
export function createMarkKeeper(file: StoreFile) {
  const placed = file.stores.filter(([, , , isPlaced]) => isPlaced === 1)
  let kept = placed
  let far = toIndex(placed, FAR)
  let near: Supercluster<Point> | undefined

  function indexAt(zoom: number): Supercluster<Point> {
    if (zoom <= LAST_FAR) return far
    near ??= toIndex(kept, NEAR)
    return near
  }

  const nameOf = ({ at }: Point): StoreName[] => {
    const row = kept[at]
    return row ? [{ id: row[0], name: row[1] }] : []
  }

  function toMark(feature: FoundCluster, zoom: number): MapMark {
    const [lng = 0, lat = 0] = feature.geometry.coordinates
    const { properties } = feature
    if (!('cluster_id' in properties)) {
      const stores = nameOf(properties)
      return { key: stores[0]?.id ?? '', lat, lng, count: 1, stores }
    }
    const { cluster_id: id, point_count: count } = properties
    const cluster = { id, zoom }
    // Numbers of clusters repeat after another choice of stores: what they hold tells them apart.
    const key = `cluster ${zoom <= LAST_FAR} ${id} ${count} ${lat} ${lng}`
    return { key, lat, lng, count, stores: [], cluster, zoom: indexAt(zoom).getClusterExpansionZoom(id) }
  }

  return {
    words: file.words,
    /** Keeps the stores near a position, as the list has them; without one all. */
    keep(position: Position | undefined): void {
      const isNear = ([, , , , lat, lng]: StoreFileRow) => !position || measureDistance(position, { lat, lng }) < NEAR_M
      kept = placed.filter(isNear)
      far = toIndex(kept, FAR)
      near = undefined
    },
    at(bounds: Bounds, exactZoom: number): MapMark[] {
      const zoom = Math.floor(exactZoom)
      const found = indexAt(zoom).getClusters(bounds, zoom)
      return joinSpots(found.map((each) => toMark(each, zoom)))
    },
    /** Lists the stores of a mark that no zoom takes apart; empty where one does. */
    listSpot({ id, zoom }: MarkCluster): StoreName[] {
      const leaves = indexAt(zoom).getLeaves(id, MOST_LISTED)
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

const FAR = { minZoom: 0, maxZoom: LAST_FAR }
const NEAR = { minZoom: LAST_FAR + 1, maxZoom: LAST_CLUSTERED }

function toIndex(rows: readonly StoreFileRow[], zooms: typeof FAR): Supercluster<Point> {
  const index = new Supercluster<Point>({ radius: RADIUS_PX, ...zooms })
  return index.load(
    rows.map(([, , , , lat, lng], at) => ({
      type: 'Feature',
      properties: { at },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  )
}

/** Stores at one spot stay together however near one comes. */
function joinSpots(marks: readonly MapMark[]): MapMark[] {
  const spots = Map.groupBy(marks, ({ lat, lng }) => `${lat} ${lng}`)
  return [...spots.values()].flatMap((group) => {
    const [first] = group
    if (!first || group.length === 1) return group
    const stores = group.flatMap((mark) => mark.stores)
    return [{ ...first, key: `spot ${first.key} ${group.length}`, count: stores.length, stores }]
  })
}
