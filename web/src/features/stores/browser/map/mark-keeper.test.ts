import { expect, test } from 'vitest'
import type { StoreFile, StoreFileRow } from '../../store-file.ts'
import { type Bounds, createMarkKeeper } from './mark-keeper.ts'

const WORLD: Bounds = [-180, -85, 180, 85]
const toRow = (id: string, lat: number, lng: number): StoreFileRow => [
  id,
  `Store ${id}`,
  '',
  1,
  lat,
  lng,
  '',
  '',
  '',
  '',
  -1,
]
const toFile = (stores: StoreFileRow[]): StoreFile => ({
  folder: '/stores/',
  hours: [],
  stores,
  words: { directions: '', website: '', hours: '', closed: '', newTab: '' },
})
const NONE = { id: -1, zoom: 0 }
const UTRECHT = { lat: 52.09, lng: 5.12 }
const SPOT = [toRow('a', 52.09, 5.12), toRow('b', 52.09, 5.12)]
const FAR = toRow('c', 48.85, 2.35)
const UNPLACED: StoreFileRow = ['d', 'Store d', '', 0, 0, 0, '', '', '', '', -1]

test('each store with a position is in exactly one mark at every zoom level', () => {
  const rows = Array.from({ length: 10_000 }, (_, at) => toRow(String(at), 35 + (at % 199) / 8, -9 + (at % 401) / 10))
  const keeper = createMarkKeeper(toFile([...rows, UNPLACED]))
  for (const zoom of [0, 2, 5, 8, 11, 14, 15, 16, 17]) {
    const marks = keeper.at(WORLD, zoom)
    expect(marks.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length)
    expect(new Set(marks.map(({ key }) => key)).size).toBe(marks.length)
  }
})

test('stores at the same position are listed together at any zoom level, and other stores are separated', () => {
  const keeper = createMarkKeeper(toFile([...SPOT, FAR]))
  const [all] = keeper.at(WORLD, 0)
  expect(all).toMatchObject({ count: 3, stores: [] })
  expect(keeper.listSpot(all?.cluster ?? NONE)).toEqual([])
  const near = keeper.at(WORLD, 12).find(({ count }) => count === 2)
  expect(keeper.listSpot(near?.cluster ?? NONE).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(keeper.at(WORLD, 17).map(({ stores }) => stores.map(({ id }) => id))).toEqual([['a', 'b'], ['c']])
})

test('a cluster is separated into single stores by pressing its mark repeatedly', () => {
  const keeper = createMarkKeeper(toFile([toRow('a', 52, 5), toRow('b', 52.01, 5.01), FAR]))
  const [first] = keeper.at(WORLD, 8)
  expect(first?.count).toBe(2)
  let zoom = first?.zoom ?? 0
  expect(zoom).toBeGreaterThan(8)
  // As if a visitor clicked the mark repeatedly.
  for (let presses = 0; presses < 5; presses += 1) zoom = keeper.at(WORLD, zoom)[0]?.zoom ?? zoom
  expect(keeper.at(WORLD, zoom).map(({ count }) => count)).toEqual([1, 1, 1])
})

test('with a place only the stores near it are kept, and without a place all stores return', () => {
  const keeper = createMarkKeeper(toFile([...SPOT, FAR]))
  keeper.keep(UTRECHT)
  expect(keeper.at(WORLD, 17).map(({ count }) => count)).toEqual([2])
  keeper.keep(undefined)
  expect(keeper.at(WORLD, 17)).toHaveLength(2)
})

test('a store is found by its id, and a store without a position is not on the map', () => {
  const keeper = createMarkKeeper(toFile([...SPOT, UNPLACED]))
  expect(keeper.find('b')).toMatchObject({ name: 'Store b', position: UTRECHT })
  expect(keeper.find('d')).toBeUndefined()
})
