import Supercluster from 'supercluster'

export type StorePoint = { id: string; name: string; lat: number; lng: number }
type Bounds = [west: number, south: number, east: number, north: number]

/** One mark of the map: a store, or several that stand too close to tell apart. */
export type Mark = { key: string; lat: number; lng: number; stores: StorePoint[]; zoom?: number }

const RADIUS_PX = 56
/** Spec §9: a chosen store is shown at 16; from there on nothing is put together but what stands at one spot. */
const LAST_CLUSTERED = 15

export type Marks = { at: (bounds: Bounds, zoom: number) => Mark[] }

export function createMarks(points: readonly StorePoint[]): Marks {
  const index = new Supercluster<{ at: number }>({ radius: RADIUS_PX, maxZoom: LAST_CLUSTERED })
  index.load(
    points.map(({ lat, lng }, at) => ({
      type: 'Feature',
      properties: { at },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  )
  return {
    at(bounds, zoom) {
      const marks = index.getClusters(bounds, Math.floor(zoom)).map((feature): Mark => {
        const [lng = 0, lat = 0] = feature.geometry.coordinates
        const { properties } = feature
        if (!('cluster_id' in properties)) {
          const store = points[properties.at]
          return { key: store?.id ?? '', lat, lng, stores: store ? [store] : [] }
        }
        const leaves = index.getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY)
        const stores = leaves.flatMap((leaf) => points[leaf.properties.at] ?? [])
        const next = index.getClusterExpansionZoom(properties.cluster_id)
        return { key: `cluster ${properties.cluster_id}`, lat, lng, stores, zoom: next }
      })
      return joinSpots(marks)
    },
  }
}

/** Stores at one spot stay together however near one comes. */
function joinSpots(marks: readonly Mark[]): Mark[] {
  const spots = Map.groupBy(marks, ({ lat, lng }) => `${lat} ${lng}`)
  return [...spots.values()].flatMap((group) => {
    const [first] = group
    return first ? [{ ...first, stores: group.flatMap(({ stores }) => stores) }] : []
  })
}

export const isOneSpot = ({ stores }: Mark): boolean =>
  stores.every(({ lat, lng }) => lat === stores[0]?.lat && lng === stores[0]?.lng)
