import { expect, test } from 'vitest'
import { findNextNewYear, toLocalYear } from './local-year.ts'

const SUMMER = Date.UTC(2026, 6, 1)

test.each([
  ['UTC', '2027-01-01T00:00:00.000Z'],
  ['Europe/Amsterdam', '2026-12-31T23:00:00.000Z'],
  ['Europe/Moscow', '2026-12-31T21:00:00.000Z'],
  ['Europe/Helsinki', '2026-12-31T22:00:00.000Z'],
])('in %s the year 2027 begins at %s', (timeZone, begins) => {
  const newYear = findNextNewYear(SUMMER, timeZone)
  expect(new Date(newYear).toISOString()).toBe(begins)
  expect([toLocalYear(newYear - 1, timeZone), toLocalYear(newYear, timeZone)]).toEqual([2026, 2027])
})

test('at the first moment of a year the next one is a year away', () => {
  expect(findNextNewYear(Date.UTC(2027, 0, 1), 'UTC')).toBe(Date.UTC(2028, 0, 1))
})
