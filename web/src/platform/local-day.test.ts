import { expect, test } from 'vitest'
import { toLocalDay, toLocalYear } from './local-day.ts'

test.each([
  ['UTC', '2027-01-01T00:00:00.000Z'],
  ['Europe/Amsterdam', '2026-12-31T23:00:00.000Z'],
  ['Europe/Moscow', '2026-12-31T21:00:00.000Z'],
  ['Europe/Helsinki', '2026-12-31T22:00:00.000Z'],
])('in %s the year 2027 begins at %s', (timeZone, begins) => {
  const newYear = Date.parse(begins)
  expect([toLocalYear(newYear - 1, timeZone), toLocalYear(newYear, timeZone)]).toEqual([2026, 2027])
  expect([toLocalDay(newYear - 1, timeZone), toLocalDay(newYear, timeZone)]).toEqual(['2026-12-31', '2027-01-01'])
})

test('a local day begins one hour earlier in UTC during summer time', () => {
  expect(toLocalDay(Date.parse('2026-06-30T22:00:00Z'), 'Europe/Amsterdam')).toBe('2026-07-01')
  expect(toLocalDay(Date.parse('2026-11-30T22:00:00Z'), 'Europe/Amsterdam')).toBe('2026-11-30')
})
