import { describe, expect, test } from 'vitest'
import { buildColumns } from '../columns/build-columns.ts'
import { parsePlaces } from '../port/parse-places.ts'
import { DEFAULT_SETTINGS } from '../port/parse-settings.ts'
import { toDocumentList } from './document-set.ts'
import { findNearestPlace, matchPlaces, measureDocumentDistance, toDistanceStep } from './match-places.ts'
import { measureMetres } from './measure-places.ts'

const utrecht = { lat: 52.0907, lng: 5.1214 }
const amsterdam = { lat: 52.3728, lng: 4.8936 }
const paris = { lat: 48.8566, lng: 2.3522 }
const suva = { lat: -18.1248, lng: 178.4501 }
const apia = { lat: -13.8333, lng: -171.7667 }

const columns = buildColumns(
  [
    { objectID: '0', _geoloc: utrecht },
    { objectID: '1', _geoloc: [paris, amsterdam] },
    { objectID: '2' },
    { objectID: '3', _geoloc: suva },
    { objectID: '4', _geoloc: apia },
  ],
  DEFAULT_SETTINGS,
)

function match(parameters: { [name: string]: unknown }): number[] | undefined {
  const set = matchPlaces(columns, parsePlaces(new Map(Object.entries(parameters))))
  return set && [...toDocumentList(set)]
}

describe('areas', () => {
  test.each<[string, { [name: string]: unknown }, number[] | undefined]>([
    ['no area', {}, undefined],
    ['a point alone keeps all', { aroundLatLng: '52,5' }, undefined],
    ['a point with the radius “all” keeps all', { aroundLatLng: '52,5', aroundRadius: 'all' }, undefined],
    ['a radius', { aroundLatLng: '52.09,5.12', aroundRadius: 1000 }, [0]],
    ['a radius that reaches one of several places', { aroundLatLng: '52.09,5.12', aroundRadius: 36_000 }, [0, 1]],
    ['a radius that ends just before a place', { aroundLatLng: '52.09,5.12', aroundRadius: 34_000 }, [0]],
    ['a box', { insideBoundingBox: '52,4,53,6' }, [0, 1]],
    [
      'two boxes',
      {
        insideBoundingBox: [
          [52, 5, 53, 6],
          [-20, 178, -18, 179],
        ],
      },
      [0, 3],
    ],
    ['a box over the date line', { insideBoundingBox: '-10,-170,-20,170' }, [3, 4]],
    ['a box over the date line that ends before Apia', { insideBoundingBox: '-10,-175,-20,170' }, [3]],
    ['a triangle', { insidePolygon: [53, 4, 53, 6, 51, 5.2] }, [0, 1]],
    ['a triangle that leaves out Amsterdam', { insidePolygon: [53, 5, 53, 6, 51, 5] }, [0]],
    ['a shape with a notch', { insidePolygon: [50, 3, 53, 3, 53, 7, 50, 7, 52.2, 5.1] }, [1]],
    [
      'two shapes',
      {
        insidePolygon: [
          [53, 4, 53, 6, 51, 5.2],
          [-20, 178, -20, 179, -17, 178.5],
        ],
      },
      [0, 1, 3],
    ],
  ])('%s', (_, parameters, documents) => {
    expect(match(parameters)).toEqual(documents)
  })

  test('records without places are in no area', () => {
    const empty = buildColumns([{ objectID: '0' }], DEFAULT_SETTINGS)
    const params = parsePlaces(new Map([['insideBoundingBox', '-90,-180,90,180']]))
    expect([...(matchPlaces(empty, params) ?? [9])]).toEqual([0])
  })
})

describe('distances', () => {
  test.each([
    ['Amsterdam to Paris', amsterdam, paris, 430],
    ['Suva to Apia over the date line', suva, apia, 1150],
    ['the equator to the North Pole', { lat: 0, lng: 0 }, { lat: 90, lng: 0 }, 10_008],
    ['Paris to itself', paris, paris, 0],
  ])('%s in kilometres', (_, a, b, kilometres) => {
    const metres = measureMetres(a.lat, a.lng, b.lat, b.lng)
    expect(Math.abs(metres / 1000 - kilometres)).toBeLessThan(kilometres * 0.01 + 0.001)
  })

  test('a record with several places uses the nearest one', () => {
    expect(findNearestPlace(columns, 1, utrecht)).toEqual({ ...amsterdam, distance: 34_995 })
    expect(measureDocumentDistance(columns, 1, utrecht)).toBeCloseTo(34_995, -1)
    expect(findNearestPlace(columns, 2, utrecht)).toBeUndefined()
    expect(measureDocumentDistance(columns, 2, utrecht)).toBe(Infinity)
  })

  test.each([
    [0, 0],
    [9.9, 0],
    [10, 1],
    [1234, 123],
    [Infinity, Infinity],
  ])('%d metres are in step %d with steps of ten metres', (distance, step) => {
    expect(toDistanceStep(distance, { aroundPrecision: 10, aroundRanges: [] })).toBe(step)
  })

  test.each([
    [10, 0],
    [24, 0],
    [25, 1],
    [1999, 79],
    [2000, 80],
    [2999, 80],
    [3000, 81],
  ])('%d metres are in step %d with growing steps', (distance, step) => {
    const aroundRanges = [
      { from: 0, value: 25 },
      { from: 2000, value: 1000 },
    ]
    expect(toDistanceStep(distance, { aroundPrecision: 10, aroundRanges })).toBe(step)
  })

  test('steps never decrease as distances grow', () => {
    const aroundRanges = [
      { from: 100, value: 70 },
      { from: 300, value: 1000 },
      { from: 5000, value: 3 },
    ]
    let last = 0
    for (let distance = 0; distance < 6000; distance += 7) {
      const step = toDistanceStep(distance, { aroundPrecision: 10, aroundRanges })
      expect(step).toBeGreaterThanOrEqual(last)
      last = step
    }
  })
})
