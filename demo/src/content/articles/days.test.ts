import { expect, test } from 'vitest'
import { dayFromToday } from './days.ts'

test('counts days from today across the ends of months and years', () => {
  const today = new Date('2027-01-02T23:30:00Z')
  expect(dayFromToday(-3, today)).toBe('2026-12-30')
  expect(dayFromToday(0, today)).toBe('2027-01-02')
  expect(dayFromToday(30, today)).toBe('2027-02-01')
})
