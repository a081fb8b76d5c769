import type { Columns, DocumentSet, PlaceColumn } from '../columns/columns.ts'
import type { Box, Point, SearchParams } from '../port/search-params.ts'
import { addToSet, createSet } from './document-set.ts'
import { isInPolygon, measureMetres, metresPerDegree } from './measure-places.ts'

type PlaceQuery = Pick<SearchParams, 'around' | 'aroundRadius' | 'boxes' | 'polygons'>

/** Returns documents with a place in any box, in any polygon or within the radius. Undefined when the request has no area. */
export function matchPlaces(columns: Columns, query: PlaceQuery): DocumentSet | undefined {
  const isInside = toAreaTest(query)
  if (isInside === undefined) return undefined
  const set = createSet(columns.size)
  const { places } = columns
  if (places === undefined) return set
  for (let document = 0; document < columns.size; document++) {
    const end = places.start[document + 1] ?? 0
    for (let at = places.start[document] ?? 0; at < end; at++) {
      if (!isInside(places.lat[at] ?? 0, places.lng[at] ?? 0)) continue
      addToSet(set, document)
      break
    }
  }
  return set
}

type AreaTest = (lat: number, lng: number) => boolean

function toAreaTest({ around, aroundRadius, boxes, polygons }: PlaceQuery): AreaTest | undefined {
  if (boxes.length > 0) return (lat, lng) => boxes.some((box) => isInBox(box, lat, lng))
  if (polygons.length > 0) return toPolygonTest(polygons)
  if (around === undefined || aroundRadius === undefined) return undefined
  const degrees = aroundRadius / metresPerDegree
  return (lat, lng) =>
    Math.abs(lat - around.lat) <= degrees && measureMetres(around.lat, around.lng, lat, lng) <= aroundRadius
}

function isInBox(box: Box, lat: number, lng: number): boolean {
  if (lat < box.south || lat > box.north) return false
  return box.west <= box.east ? lng >= box.west && lng <= box.east : lng >= box.west || lng <= box.east
}

function toPolygonTest(polygons: readonly (readonly Point[])[]): AreaTest {
  const shapes = polygons.map((polygon) => ({
    polygon,
    south: Math.min(...polygon.map((point) => point.lat)),
    north: Math.max(...polygon.map((point) => point.lat)),
  }))
  return (lat, lng) =>
    shapes.some(({ polygon, south, north }) => lat >= south && lat <= north && isInPolygon(polygon, lat, lng))
}

type NearestPlace = { lat: number; lng: number; distance: number }

/** Returns a document's place nearest to a point, with its distance in metres. Undefined when it has none. */
export function findNearestPlace(columns: Columns, document: number, point: Point): NearestPlace | undefined {
  const { places } = columns
  if (places === undefined) return undefined
  const at = findNearest(places, document, point)
  if (at === -1) return undefined
  const lat = places.lat[at] ?? 0
  const lng = places.lng[at] ?? 0
  return { lat, lng, distance: Math.round(measureMetres(point.lat, point.lng, lat, lng)) }
}

/** Returns metres from a point to a document's nearest place; Infinity when it has none. */
export function measureDocumentDistance(columns: Columns, document: number, point: Point): number {
  const { places } = columns
  if (places === undefined) return Infinity
  const at = findNearest(places, document, point)
  return at === -1 ? Infinity : measureMetres(point.lat, point.lng, places.lat[at] ?? 0, places.lng[at] ?? 0)
}

function findNearest(places: PlaceColumn, document: number, point: Point): number {
  const start = places.start[document] ?? 0
  const end = places.start[document + 1] ?? 0
  if (end - start === 1) return start
  let nearest = -1
  let least = Infinity
  for (let at = start; at < end; at++) {
    const distance = measureMetres(point.lat, point.lng, places.lat[at] ?? 0, places.lng[at] ?? 0)
    if (distance < least) {
      least = distance
      nearest = at
    }
  }
  return nearest
}

/**
 * Returns the step by which a distance in metres ranks: distances of one step are equally near. Steps are as wide as
 * `aroundPrecision`, or as the `value` of the range that the distance is in.
 */
export function toDistanceStep(
  distance: number,
  params: Pick<SearchParams, 'aroundPrecision' | 'aroundRanges'>,
): number {
  const { aroundPrecision, aroundRanges } = params
  if (!Number.isFinite(distance)) return Infinity
  let steps = 0
  let from = 0
  let width = aroundRanges.length === 0 ? aroundPrecision : 1
  for (const range of aroundRanges) {
    if (range.from > distance) break
    steps += Math.ceil((range.from - from) / width)
    from = range.from
    width = range.value
  }
  return steps + Math.floor((distance - from) / width)
}
