import Supercluster from 'supercluster'
import { NEAR_M } from '../../choose-stores.ts'
import { measureDistance, type Position } from '../../distance.ts'
import { type ListedStore, readRow, type StoreFile, type StoreFileRow } from '../../store-file.ts'

export type Bounds = [west: number, south: number, east: number, north: number]
/** Id and name of a store on the map. */
export type StoreName = { id: string; name: string }
/** A marker of the map: a store, or several that are too close to distinguish; `zoom` is where those separate. */
export type MapMark = Position & {
  key: string
  count: number
  stores: StoreName[]
  cluster?: MarkCluster
  zoom?: number
}
/** Id of a cluster of stores, and the zoom it belongs to. */
export type MarkCluster = { id: number; zoom: number }
export type StoreOnMap = ListedStore & { position: Position }

const RADIUS_PX = 56
/** Spec §9: a chosen store is shown at zoom 16; from there on only stores at the same position are combined. */
const LAST_CLUSTERED = 15
/** Clusters of countries and regions are computed ahead. For higher zooms, where most stores stand alone and clustering takes longest, they are computed when viewed. */
const LAST_FAR = 8
/** Most stores of one position that are listed to choose from. */
const MOST_LISTED = 100

type Point = { at: number }
type FoundCluster = ReturnType<Supercluster<Point>['getClusters']>[number]
export type MarkKeeper = ReturnType<typeof createMarkKeeper>

/** Clusters all stores of the site into markers; runs in the map's worker. */
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
    // Cluster ids repeat after another choice of stores, so the key also contains what the cluster holds.
    const key = `cluster ${zoom <= LAST_FAR} ${id} ${count} ${lat} ${lng}`
    return { key, lat, lng, count, stores: [], cluster, zoom: indexAt(zoom).getClusterExpansionZoom(id) }
  }

  return {
    words: file.words,
    /** Keeps the stores near a position, like the list; without a position all. */
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
    /** Lists the stores of a marker that does not separate at any zoom; empty otherwise. */
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

/** Combines stores at the same position, at any zoom. */
function joinSpots(marks: readonly MapMark[]): MapMark[] {
  const spots = Map.groupBy(marks, ({ lat, lng }) => `${lat} ${lng}`)
  return [...spots.values()].flatMap((group) => {
    const [first] = group
    if (!first || group.length === 1) return group
    const stores = group.flatMap((mark) => mark.stores)
    return [{ ...first, key: `spot ${first.key} ${group.length}`, count: stores.length, stores }]
  })
}
