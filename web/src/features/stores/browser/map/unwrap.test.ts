import { expect, test } from 'vitest'
import { unwrapLine, unwrapRing } from './unwrap.ts'

test('a line that does not cross the antimeridian is left unchanged', () => {
  const line = [
    [5, 52],
    [-5, 50],
  ]
  expect(unwrapLine(line)).toBe(line)
})

test.each([
  ['to the east and back', [170, -170, 175], [170, 190, 175]],
  ['to the west', [-170, 170], [-170, -190]],
])('a line across the antimeridian is continued %s', (_what, from, to) => {
  const toLine = (lngs: number[]) => lngs.map((lng) => [lng, 60])
  expect(unwrapLine(toLine(from))).toEqual(toLine(to))
})

test('a ring around the pole is closed along the pole, and other rings end where they began', () => {
  const around = unwrapRing([0, 120, -120, 0].map((lng) => [lng, -70]))
  expect(around.map(([lng]) => lng)).toEqual([0, 120, 240, 360, 360, 0, 0])
  expect(around.slice(-3, -1).every(([, lat = 0]) => lat < -85)).toBe(true)
  const island = unwrapRing([179, -179, -179, 179].map((lng) => [lng, -17]))
  expect(island.map(([lng]) => lng)).toEqual([179, 181, 181, 179])
})
