import type { Point } from '../port/search-params.ts'

/** Mean radius of the earth, as in Algolia and most gazetteers. */
const EARTH_METRES = 6_371_009
const RADIANS = Math.PI / 180

/** Metres per degree of latitude. */
export const metresPerDegree = EARTH_METRES * RADIANS

/** Returns the great-circle distance by the haversine formula. */
export function measureMetres(latA: number, lngA: number, latB: number, lngB: number): number {
  const sinLat = Math.sin(((latB - latA) * RADIANS) / 2)
  const sinLng = Math.sin(((lngB - lngA) * RADIANS) / 2)
  const part = sinLat * sinLat + Math.cos(latA * RADIANS) * Math.cos(latB * RADIANS) * sinLng * sinLng
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(part)))
}

/**
 * Tests by ray casting: an odd number of crossings means inside. Degrees are treated as a plane; an area across the
 * date line has to be given as two polygons.
 */
export function isInPolygon(polygon: readonly Point[], lat: number, lng: number): boolean {
  let isInside = false
  let before = polygon.at(-1)
  for (const corner of polygon) {
    if (before !== undefined && corner.lat > lat !== before.lat > lat) {
      const crossing = before.lng + ((lat - before.lat) / (corner.lat - before.lat)) * (corner.lng - before.lng)
      if (crossing > lng) isInside = !isInside
    }
    before = corner
  }
  return isInside
}
