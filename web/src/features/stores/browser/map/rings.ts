import type { Position } from '../../distance.ts'

/** Degrees of latitude. */
const PER_KILOMETRE = 1 / 111.195
const KILOMETRES = [0.5, 1, 2, 5, 10, 20, 50]
const CORNERS = 90

type Rings = GeoJSON.FeatureCollection<GeoJSON.LineString | GeoJSON.Point>

/** How far it is from a place, where no streets tell it: circles as lines, each with its `label` as a point at its top. */
export function toRings({ lat, lng }: Position, language: string): Rings {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer' })
  const at = (kilometres: number, part: number): [number, number] => {
    const angle = 2 * Math.PI * part
    const height = kilometres * PER_KILOMETRE
    return [lng + (height * Math.sin(angle)) / Math.cos((lat * Math.PI) / 180), lat + height * Math.cos(angle)]
  }
  const toFeatures = (kilometres: number): Rings['features'] => [
    {
      type: 'Feature',
      properties: {},
      geometry: {
        type: 'LineString',
        coordinates: Array.from({ length: CORNERS + 1 }, (_, corner) => at(kilometres, corner / CORNERS)),
      },
    },
    {
      type: 'Feature',
      properties: { label: format.format(kilometres) },
      geometry: { type: 'Point', coordinates: at(kilometres, 0) },
    },
  ]
  const centre: Rings['features'][number] = {
    type: 'Feature',
    properties: { isCentre: true },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  }
  return { type: 'FeatureCollection', features: [centre, ...KILOMETRES.flatMap(toFeatures)] }
}
