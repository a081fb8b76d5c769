import { expect, test, vi } from 'vitest'
import { toWeekLines } from './opening-times.ts'

test('a list of stores creates at most one date format for the names of the days', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  const week = { monday: [{ from: '09:00', to: '18:00' }] }
  const lines = Array.from({ length: 300 }, () => toWeekLines({ week, exceptions: [] }, 'hu-HU', 'éjjel-nappal'))
  expect(lines[299]?.[0]).toEqual({ days: 'H', times: '09:00 – 18:00' })
  expect(made.mock.calls.length).toBeLessThanOrEqual(1)
  made.mockRestore()
})
