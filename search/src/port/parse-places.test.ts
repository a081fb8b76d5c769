import { describe, expect, test } from 'vitest'
import { parsePlaces } from './parse-places.ts'
import { SearchError } from './search-error.ts'

function read(parameters: { [name: string]: unknown }) {
  return parsePlaces(new Map(Object.entries(parameters)))
}

function refusal(parameters: { [name: string]: unknown }): string {
  try {
    read(parameters)
  } catch (error) {
    if (error instanceof SearchError && error.status === 400) return error.message
    throw error
  }
  return 'accepted'
}

const square = [
  { lat: 1, lng: 2 },
  { lat: 3, lng: 4 },
  { lat: 5, lng: 6 },
]

describe('places in requests', () => {
  test.each([
    [{ aroundLatLng: '52.09,5.12' }, { around: { lat: 52.09, lng: 5.12 }, aroundRadius: undefined }],
    [
      { aroundLatLng: ' 52.09 , -5.12 ', aroundRadius: 5000 },
      { around: { lat: 52.09, lng: -5.12 }, aroundRadius: 5000 },
    ],
    [
      { aroundLatLng: [52, 5], aroundRadius: 'all' },
      { around: { lat: 52, lng: 5 }, aroundRadius: undefined },
    ],
    [
      { aroundLatLng: '', aroundRadius: '300' },
      { around: undefined, aroundRadius: 300 },
    ],
    [{ aroundRadius: 1e12 }, { aroundRadius: 20_040_000 }],
    [{ aroundPrecision: '100' }, { aroundPrecision: 100, aroundRanges: [] }],
    [
      { aroundPrecision: [{ from: 2000, value: 500 }, { value: 25 }] },
      {
        aroundRanges: [
          { from: 0, value: 25 },
          { from: 2000, value: 500 },
        ],
      },
    ],
    [{ insidePolygon: [1, 2, 3, 4, 5, 6] }, { polygons: [square] }],
    [
      {
        insidePolygon: [
          [1, 2, 3, 4, 5, 6],
          [1, 2, 3, 4, 5, 6],
        ],
      },
      { polygons: [square, square] },
    ],
    [{ insidePolygon: '1,2,3,4,5,6' }, { polygons: [square] }],
    [{ insidePolygon: '[[1,2,3,4,5,6]]' }, { polygons: [square] }],
    [{ insidePolygon: [['1', '2', '3', '4', '5', '6']] }, { polygons: [square] }],
    [{ insidePolygon: ['1,2,3,4,5,6', '1,2,3,4,5,6'] }, { polygons: [square, square] }],
    [
      { insidePolygon: [], insideBoundingBox: '' },
      { polygons: [], boxes: [] },
    ],
  ])('are read from %j', (parameters, expected) => {
    expect(read(parameters)).toMatchObject(expected)
  })

  const box = { south: 50, west: 3, north: 53, east: 7 }
  test.each([
    ['from a text', '50,3,53,7'],
    ['with the north-east corner first', '53,7,50,3'],
    ['from a list', [50, 3, 53, 7]],
    ['from nested lists', [[53, 7, 50, 3]]],
    ['from JSON', '[[53,7,50,3]]'],
    ['from the north-west to the south-east corner', '53,3,50,7'],
    ['from the south-east to the north-west corner', [50, 7, 53, 3]],
  ])('a box is read %s', (_, insideBoundingBox) => {
    expect(read({ insideBoundingBox }).boxes).toEqual([box])
  })

  test('several boxes are read from a text or a list', () => {
    expect(read({ insideBoundingBox: '50,3,53,7,50,3,53,7' }).boxes).toEqual([box, box])
    expect(
      read({
        insideBoundingBox: [
          [50, 3, 53, 7],
          [53, 7, 50, 3],
        ],
      }).boxes,
    ).toEqual([box, box])
  })

  test('a box across the date line has a west value greater than its east value', () => {
    expect(read({ insideBoundingBox: '10,-170,-10,170' }).boxes).toEqual([
      { south: -10, west: 170, north: 10, east: -170 },
    ])
  })

  test('boxes take precedence over polygons, and polygons over a point', () => {
    const all = { insideBoundingBox: '50,3,53,7', insidePolygon: [1, 2, 3, 4, 5, 6], aroundLatLng: '1,2' }
    expect(read(all)).toMatchObject({ boxes: [box], polygons: [], around: undefined })
    expect(read({ ...all, insideBoundingBox: undefined })).toMatchObject({ polygons: [square], around: undefined })
  })

  test.each([
    [{ aroundLatLng: '52' }, 'Parameter aroundLatLng: expected a latitude and a longitude, such as "52.09,5.12"'],
    [{ aroundLatLng: '1,2,3,4' }, 'expected a latitude and a longitude'],
    [{ aroundLatLng: 'here' }, 'expected a latitude and a longitude'],
    [{ aroundLatLng: '91,0' }, 'expected latitudes from -90 to 90, not 91'],
    [{ aroundLatLng: '0,181' }, 'expected longitudes from -180 to 180, not 181'],
    [{ aroundRadius: 0 }, 'expected metres from 1 on, or "all", not 0'],
    [{ aroundRadius: 'far' }, 'expected metres from 1 on, or "all", not "far"'],
    [{ aroundPrecision: 0 }, 'Parameter aroundPrecision: expected metres from 1 on'],
    [{ aroundPrecision: [{ from: 5 }] }, 'Parameter aroundPrecision: expected metres from 1 on'],
    [{ insideBoundingBox: '1,2,3' }, 'expected two opposite corners as four numbers'],
    [{ insideBoundingBox: 5 }, 'expected two opposite corners as four numbers'],
    [{ insidePolygon: [1, 2, 3, 4] }, 'expected at least three corners as six numbers'],
    [{ insidePolygon: [1, 2, 3, 4, 5, 6, 7] }, 'expected at least three corners as six numbers'],
    [{ insidePolygon: Array.from({ length: 2002 }, () => 1) }, 'expected at most 1000 corners'],
    [
      { insidePolygon: [Array.from({ length: 1200 }, () => 1), Array.from({ length: 1200 }, () => 1)] },
      'at most 1000 corners',
    ],
  ])('%j is refused', (parameters, part) => {
    expect(refusal(parameters)).toContain(part)
  })
})
