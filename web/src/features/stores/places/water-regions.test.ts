import { expect, test } from 'vitest'
import { findWaterRegions } from './water-regions.ts'

const TOWNS = {
  Amsterdam: [52.4, 4.9],
  Málaga: [36.7, -4.4],
  Catania: [37.5, 15.1],
  Moscow: [55.8, 37.6],
  Novosibirsk: [55, 82.9],
  Tokyo: [35.7, 139.7],
  Istanbul: [41, 29],
  Tunis: [36.8, 10.2],
  Nairobi: [-1.3, 36.8],
  Chicago: [41.9, -87.6],
  Lima: [-12, -77],
  Sydney: [-33.9, 151.2],
} as const

const regionsOf = (...towns: (keyof typeof TOWNS)[]) =>
  findWaterRegions(towns.map((town) => ({ lat: TOWNS[town][0], lng: TOWNS[town][1] })))

test.each<[keyof typeof TOWNS, string]>([
  ['Amsterdam', 'europe'],
  ['Málaga', 'europe'],
  ['Catania', 'europe'],
  ['Moscow', 'europe'],
  ['Novosibirsk', 'asia'],
  ['Tokyo', 'asia'],
  ['Nairobi', 'africa'],
  ['Chicago', 'north-america'],
  ['Lima', 'south-america'],
  ['Sydney', 'oceania'],
])('%s needs only the water of %s', (town, region) => {
  expect(regionsOf(town)).toEqual([region])
})

test('where regions meet both are needed, and each is listed once', () => {
  expect(regionsOf('Istanbul')).toEqual(['europe', 'asia'])
  expect(regionsOf('Tunis')).toContain('africa')
  expect(regionsOf('Novosibirsk', 'Moscow', 'Amsterdam')).toEqual(['europe', 'asia'])
  expect(regionsOf()).toEqual([])
})
