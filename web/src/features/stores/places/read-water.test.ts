import { expect, test } from 'vitest'
import { readWater } from './read-water.ts'

const europe = readWater('europe')
const [america, asia] = [readWater('north-america'), readWater('asia')]

/** Returns whether a line passes within half a degree. */
const passes = (lines: readonly (readonly number[][])[], lat: number, lng: number) =>
  lines.some((line) => line.some(([x = 0, y = 0]) => Math.abs(y - lat) < 0.5 && Math.abs(x - lng) < 0.5))

test.each([
  ['Rhine at Cologne', 50.9, 6.97],
  ['Danube at Budapest', 47.5, 19.05],
  ['Volga at Kazan', 55.8, 49.1],
])('the %s is among the rivers of Europe', (_, lat, lng) => {
  expect(passes(europe.rivers, lat, lng)).toBe(true)
})

test('each region has its own rivers: Mississippi, Ob, Yangtze, Nile, Amazon and Darling', () => {
  expect(passes(america.rivers, 38.6, -90.2)).toBe(true)
  expect(passes(asia.rivers, 61, 69)).toBe(true)
  expect(passes(asia.rivers, 30.6, 114.3)).toBe(true)
  expect(passes(readWater('africa').rivers, 25.7, 32.6)).toBe(true)
  expect(passes(readWater('south-america').rivers, -3.1, -60)).toBe(true)
  expect(passes(readWater('oceania').rivers, -34.1, 141.9)).toBe(true)
  expect(passes(europe.rivers, 38.6, -90.2)).toBe(false)
})

test('Europe and Asia together have no river twice', () => {
  const keys = [...europe.rivers, ...asia.rivers].filter(({ length }) => length > 3).map((line) => JSON.stringify(line))
  expect(new Set(keys).size).toBe(keys.length)
})

test('lakes are closed rings', () => {
  expect(passes(europe.lakes.flat(), 60, 31.5)).toBe(true)
  for (const rim of america.lakes.flat()) expect(rim.at(-1)).toEqual(rim[0])
})
