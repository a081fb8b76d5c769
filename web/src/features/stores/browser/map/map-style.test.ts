import type { Topology } from 'topojson-specification'
import { describe, expect, it } from 'vitest'
import type { MapWater } from '../../places/read-water.ts'
import type { MapTown } from '../../places/to-map-towns.ts'
import { COVERED, createMapStyle } from './map-style.ts'

const NOTHING: Topology = {
  type: 'Topology',
  arcs: [],
  objects: { land: { type: 'GeometryCollection', geometries: [] } },
}
const COLOURS = { sea: '#eeeeee', land: '#ffffff', border: '#777777', text: '#222222' }
const WATER: MapWater = {
  rivers: [
    [
      [6, 51],
      [7, 50],
    ],
  ],
  lakes: [],
}
const TOWNS: MapTown[] = [
  ['Utrecht', 5.12, 52.09, 5.5],
  ['Weert', 5.71, 51.25, 4.7],
  ['Tromsø', 18.96, 69.65, 4.7],
]
const style = createMapStyle({ world: NOTHING, water: WATER, towns: TOWNS }, COLOURS, 'sans-serif')

describe('the map without streets', () => {
  it('draws towns as wide as their population requires, and wider towards the pole like the projection', () => {
    const { towns } = style.sources
    const reach = new Map<string, number>()
    if (towns?.type === 'geojson' && typeof towns.data === 'object' && 'features' in towns.data)
      for (const { properties } of towns.data.features) reach.set(properties?.name, properties?.reach)
    expect(reach.get('Utrecht')).toBeGreaterThan(8_000)
    expect(reach.get('Utrecht')).toBeLessThan(11_000)
    expect(reach.get('Weert')).toBeLessThan(4_500)
    expect(reach.get('Tromsø')).toBeGreaterThan(Number(reach.get('Weert')) * 1.5)
  })

  it('draws rivers and lakes above the land and below the borders, and rivers only up to zoom level 11', () => {
    const names = style.layers.map(({ id }) => id)
    expect(names.slice(0, names.indexOf('borders'))).toEqual(['sea', 'land', 'lakes', 'shores', 'rivers'])
    const rivers = style.layers.find(({ id }) => id === 'rivers')
    expect(rivers).toMatchObject({ source: 'rivers', maxzoom: 11 })
    expect(style.sources.rivers).toMatchObject({ data: { geometry: { coordinates: WATER.rivers } } })
  })

  it('keeps the space of store marks free of names with an invisible layer above the towns', () => {
    const names = style.layers.map(({ id }) => id)
    expect(names.indexOf('covered')).toBeGreaterThan(names.indexOf('towns'))
    expect(names.indexOf('built-up')).toBeLessThan(names.indexOf('towns'))
    const covered = style.layers.find(({ id }) => id === 'covered')
    expect(covered).toMatchObject({ source: COVERED, paint: { 'text-opacity': 0 } })
  })
})
