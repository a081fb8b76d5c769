import { expect, it } from 'vitest'
import { writeDay } from './write-day.ts'

it.each([
  ['de-DE', '27. November 2026'],
  ['en-US', 'November 27, 2026'],
  ['ru-RU', '27 ноября 2026 г.'],
])('writes a day in the long date format of %s', (iso, text) => {
  expect(writeDay(iso, '2026-11-27T23:30:00.000Z')).toBe(text)
})
