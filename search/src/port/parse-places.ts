import { type Parameters, readNested, refuseParameter, toNumber } from './read-parameter.ts'
import type { Box, Point, SearchParams } from './search-params.ts'

/** Limits, because every place of a segment is compared with every corner. */
const MAX_CORNERS = 1000
const MAX_BOXES = 100
const MAX_METRES = 20_040_000
/** Algolia's default, in metres. */
const DEFAULT_PRECISION = 10

type PlaceParams = Pick<
  SearchParams,
  'around' | 'aroundRadius' | 'aroundPrecision' | 'aroundRanges' | 'boxes' | 'polygons'
>

/** Reads where to search. Boxes win over polygons, and polygons over `aroundLatLng`, as with Algolia. */
export function parsePlaces(parameters: Parameters): PlaceParams {
  const boxes = readBoxes(parameters)
  const polygons = boxes.length > 0 ? [] : readPolygons(parameters)
  const around = boxes.length + polygons.length > 0 ? undefined : readAround(parameters)
  return { around, aroundRadius: readRadius(parameters), ...readPrecision(parameters), boxes, polygons }
}

function readAround(parameters: Parameters): Point | undefined {
  const value = readNested(parameters, 'aroundLatLng')
  if (value === undefined || value === '') return undefined
  const accepted = 'a latitude and a longitude, such as "52.09,5.12"'
  const [point, ...more] = toPoints('aroundLatLng', toNumbers('aroundLatLng', value, accepted), accepted)
  if (point === undefined || more.length > 0) throw refuseParameter('aroundLatLng', value, accepted)
  return point
}

function readRadius(parameters: Parameters): number | undefined {
  const value = parameters.get('aroundRadius')
  if (value === undefined || value === 'all') return undefined
  const metres = toNumber(value)
  if (metres === undefined || metres < 1) throw refuseParameter('aroundRadius', value, 'metres from 1 on, or "all"')
  return Math.min(metres, MAX_METRES)
}

function readPrecision(parameters: Parameters): Pick<PlaceParams, 'aroundPrecision' | 'aroundRanges'> {
  const value = readNested(parameters, 'aroundPrecision')
  if (value === undefined) return { aroundPrecision: DEFAULT_PRECISION, aroundRanges: [] }
  const accepted = 'metres from 1 on, or a list of {"from", "value"} in metres'
  if (!Array.isArray(value)) {
    const metres = toNumber(value)
    if (metres === undefined || metres < 1) throw refuseParameter('aroundPrecision', value, accepted)
    return { aroundPrecision: metres, aroundRanges: [] }
  }
  if (value.length > 50) throw refuseParameter('aroundPrecision', value, 'at most 50 ranges')
  const ranges = value.map((range: unknown) => {
    if (typeof range !== 'object' || range === null) throw refuseParameter('aroundPrecision', value, accepted)
    const from = toNumber('from' in range ? range.from : 0)
    const metres = toNumber('value' in range ? range.value : undefined)
    if (from === undefined || from < 0 || metres === undefined || metres < 1) {
      throw refuseParameter('aroundPrecision', value, accepted)
    }
    return { from, value: metres }
  })
  return { aroundPrecision: DEFAULT_PRECISION, aroundRanges: ranges.sort((a, b) => a.from - b.from) }
}

function readBoxes(parameters: Parameters): Box[] {
  const name = 'insideBoundingBox'
  const accepted = 'two opposite corners as four numbers, or a list of such'
  return readShapes(parameters, name, accepted).flatMap((numbers) => {
    if (numbers.length === 0 || numbers.length % 4 !== 0 || numbers.length > 4 * MAX_BOXES) {
      throw refuseParameter(name, parameters.get(name), accepted)
    }
    const points = toPoints(name, numbers, accepted)
    return points.flatMap((point, i) => {
      const other = points[i + 1]
      return i % 2 === 0 && other !== undefined ? [toBox(point, other)] : []
    })
  })
}

/**
 * Makes a box from two corners. They come as south-west and north-east, in either order. A box that would then cover more than half of the
 * earth's width was meant from north-west to south-east. After that, a box whose `west` is greater than its `east` crosses the date line.
 */
function toBox(a: Point, b: Point): Box {
  const [south, north] = a.lat <= b.lat ? [a, b] : [b, a]
  const isCrossing = south.lng - north.lng > 180
  const [west, east] = isCrossing || south.lng <= north.lng ? [south.lng, north.lng] : [north.lng, south.lng]
  return { north: north.lat, south: south.lat, west, east }
}

function readPolygons(parameters: Parameters): Point[][] {
  const name = 'insidePolygon'
  const accepted = 'at least three corners as six numbers, or a list of such'
  const polygons = readShapes(parameters, name, accepted).map((numbers) => {
    if (numbers.length < 6) throw refuseParameter(name, parameters.get(name), accepted)
    return toPoints(name, numbers, accepted)
  })
  const corners = polygons.reduce((sum, polygon) => sum + polygon.length, 0)
  if (corners > MAX_CORNERS) throw refuseParameter(name, parameters.get(name), `at most ${MAX_CORNERS} corners`)
  return polygons
}

/** Reads one text with commas, one list of numbers, or a list of either. */
function readShapes(parameters: Parameters, name: string, accepted: string): number[][] {
  const value = readNested(parameters, name)
  if (value === undefined || value === '') return []
  if (!Array.isArray(value)) return [toNumbers(name, value, accepted)]
  if (value.length === 0) return []
  if (value.every((part: unknown) => toNumber(part) !== undefined)) return [toNumbers(name, value, accepted)]
  if (value.length > MAX_BOXES) throw refuseParameter(name, value, `at most ${MAX_BOXES} shapes`)
  return value.map((part: unknown) => toNumbers(name, part, accepted))
}

function toNumbers(name: string, value: unknown, accepted: string): number[] {
  const parts: unknown = typeof value === 'string' ? value.split(',', 2 * MAX_CORNERS + 1) : value
  if (!Array.isArray(parts)) throw refuseParameter(name, value, accepted)
  if (parts.length > 2 * MAX_CORNERS) throw refuseParameter(name, value, `at most ${MAX_CORNERS} corners`)
  return parts.map((part: unknown) => {
    const number = toNumber(part)
    if (number === undefined) throw refuseParameter(name, value, accepted)
    return number
  })
}

function toPoints(name: string, numbers: readonly number[], accepted: string): Point[] {
  if (numbers.length % 2 !== 0) throw refuseParameter(name, numbers, accepted)
  const points: Point[] = []
  for (let i = 0; i < numbers.length; i += 2) {
    const lat = numbers[i] ?? 0
    const lng = numbers[i + 1] ?? 0
    if (Math.abs(lat) > 90) throw refuseParameter(name, lat, 'latitudes from -90 to 90')
    if (Math.abs(lng) > 180) throw refuseParameter(name, lng, 'longitudes from -180 to 180')
    points.push({ lat, lng })
  }
  return points
}
