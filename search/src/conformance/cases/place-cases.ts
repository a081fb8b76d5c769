import assert from 'node:assert/strict'
import type { ConformanceCase } from '../conformance-case.ts'

const index = 'places'
const aroundLatLng = '52.09,5.12'

export const PLACE_CASES: readonly ConformanceCase[] = [
  {
    title: 'around a point: the nearest first',
    index,
    ask: { aroundLatLng, aroundRadius: 'all' },
    check: ({ hits }) =>
      assert.deepEqual(
        hits.slice(0, 4).map(({ objectID }) => objectID),
        ['centre', 'near', 'coast', 'both'],
      ),
  },
  {
    title: 'around a point within metres',
    index,
    ask: { aroundLatLng, aroundRadius: 10_000 },
    ids: ['centre', 'near'],
  },
  {
    title: 'around a point: the nearest of several places counts',
    index,
    ask: { aroundLatLng, aroundRadius: 100_000 },
    ids: ['centre', 'near', 'coast', 'both'],
  },
  {
    title: 'distances are in metres',
    index,
    ask: { aroundLatLng, aroundRadius: 10_000, getRankingInfo: true },
    check: ({ hits }) => {
      const distance = hits[1]?._rankingInfo?.geoDistance ?? 0
      assert.ok(distance > 5_400 && distance < 5_700, `${distance} m`)
    },
  },
  {
    title: 'a box by two corners',
    index,
    ask: { insideBoundingBox: [[52.3, 4.9, 52, 5.3]] },
    found: ['centre', 'near'],
  },
  { title: 'a box as a text', index, ask: { insideBoundingBox: '52.3,4.9,52,5.3' }, found: ['centre', 'near'] },
  {
    title: 'one of two boxes',
    index,
    ask: {
      insideBoundingBox: [
        [52.3, 4.9, 52, 5.3],
        [-33, 151, -34, 152],
      ],
    },
    found: ['centre', 'near', 'far'],
  },
  {
    title: 'a polygon',
    index,
    ask: { insidePolygon: [[52, 5, 52.2, 5.05, 52.15, 5.15, 52, 5.15]] },
    found: ['centre'],
  },
  { title: 'a place and a query', index, ask: { query: 'near', aroundLatLng, aroundRadius: 100_000 }, ids: ['near'] },
  { title: 'an invalid point', index, ask: { aroundLatLng: 'somewhere' }, refused: 400 },
]
