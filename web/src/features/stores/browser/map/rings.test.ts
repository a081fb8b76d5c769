import { expect, test } from 'vitest'
import { measureDistance } from '../../distance.ts'
import { AROUND_STORE, toRings } from './rings.ts'

test.each([
  ['Utrecht', { lat: 52.09, lng: 5.12 }],
  ['Мурманск', { lat: 68.97, lng: 33.08 }],
])('each point of a ring around %s is at the distance that its label says', (_, place) => {
  const { features } = toRings(place, 'de')
  const lines = features.flatMap(({ geometry }) => (geometry.type === 'LineString' ? [geometry.coordinates] : []))
  const labels = features.flatMap(({ properties }) => properties?.label ?? [])
  expect(labels).toEqual(['0,5 km', '1 km', '2 km', '5 km', '10 km', '20 km', '50 km'])
  expect(lines).toHaveLength(labels.length)
  for (const [at, line] of lines.entries()) {
    const kilometres = Number.parseFloat(String(labels[at]).replace(',', '.'))
    for (const [lng = 0, lat = 0] of line) {
      const share = measureDistance(place, { lat, lng }) / 1_000 / kilometres
      expect(Math.abs(share - 1)).toBeLessThan(0.02)
    }
    expect(line.at(0)?.[1]).toBeCloseTo(line.at(-1)?.[1] ?? 0, 6)
  }
})

test('short rings around a store are labelled in metres and marked as near', () => {
  const { features } = toRings({ lat: 52.09, lng: 5.12 }, 'de', AROUND_STORE)
  const told = features.flatMap(({ properties }) => (properties?.label ? [[properties.label, properties.isNear]] : []))
  expect(told).toEqual([
    ['100 m', true],
    ['200 m', true],
    ['0,5 km', undefined],
  ])
})

test('rings are also labelled in miles where roads are signed in miles', () => {
  const { features } = toRings({ lat: 51.5, lng: -0.12 }, 'en-GB')
  const told = features.flatMap(({ properties }) => properties?.label ?? [])
  expect(told.slice(0, 4)).toEqual(['0.5 km (0.3 mi)', '1 km (0.6 mi)', '2 km (1.2 mi)', '5 km (3.1 mi)'])
})
