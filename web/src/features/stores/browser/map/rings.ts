import { distanceFormatter, type Position } from '../../distance.ts'

/** Degrees of latitude per kilometre. */
const PER_KILOMETRE = 1 / 111.195
/** Radii in kilometres around the place that is searched from. */
const FAR = [0.5, 1, 2, 5, 10, 20, 50]
/** Radii around a chosen store, which is shown at a high zoom, where the others are outside. */
export const AROUND_STORE: readonly number[] = [0.1, 0.2, 0.5]
/** Shorter radii are labelled in metres, and only drawn at high zoom. */
const SHORTEST_FAR = 0.5
const CORNERS = 90

type Rings = GeoJSON.FeatureCollection<GeoJSON.LineString | GeoJSON.Point>

/** Returns circles that show the distance from a place where there are no streets, each with its `label` as a point at its top. */
export function toRings({ lat, lng }: Position, language: string, rings: readonly number[] = FAR): Rings {
  const write = writeDistance(language)
  const at = (kilometres: number, part: number): [number, number] => {
    const angle = 2 * Math.PI * part
    const height = kilometres * PER_KILOMETRE
    return [lng + (height * Math.sin(angle)) / Math.cos((lat * Math.PI) / 180), lat + height * Math.cos(angle)]
  }
  const toFeatures = (kilometres: number): Rings['features'] => [
    {
      type: 'Feature',
      properties: toNear(kilometres),
      geometry: {
        type: 'LineString',
        coordinates: Array.from({ length: CORNERS + 1 }, (_, corner) => at(kilometres, corner / CORNERS)),
      },
    },
    {
      type: 'Feature',
      properties: {
        ...toNear(kilometres),
        label: write(kilometres),
      },
      geometry: { type: 'Point', coordinates: at(kilometres, 0) },
    },
  ]
  const centre: Rings['features'][number] = {
    type: 'Feature',
    properties: { isCentre: true },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  }
  return { type: 'FeatureCollection', features: [centre, ...rings.flatMap(toFeatures)] }
}

/** Formats short distances in metres; from half a kilometre on like the lists of stores, whole kilometres without a decimal. */
function writeDistance(language: string): (kilometres: number) => string {
  const inMetres = new Intl.NumberFormat(language, { style: 'unit', unit: 'meter' })
  const inKilometres = distanceFormatter(language, 0)
  return (kilometres) => (kilometres < SHORTEST_FAR ? inMetres.format : inKilometres)(kilometres * 1_000)
}

const toNear = (kilometres: number) => (kilometres < SHORTEST_FAR ? { isNear: true } : {})
