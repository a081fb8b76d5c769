import { describe, expect, test } from 'vitest'
import { toMoment, toSiteTime } from './site-time.ts'

describe('a day and a time in the time zone of the site', () => {
  test.each([
    ['2026-11-24', '09:00', 'Europe/Amsterdam', '2026-11-24T08:00:00.000Z'],
    ['2026-07-01', '9:00', 'Europe/Amsterdam', '2026-07-01T07:00:00.000Z'],
    ['2026-11-24', '00:05', 'Europe/Moscow', '2026-11-23T21:05:00.000Z'],
    ['2026-11-24', '09:00', 'UTC', '2026-11-24T09:00:00.000Z'],
    // Daylight saving time begins at 02:00 and skips this time.
    ['2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-03-08', '03:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-03-29', '03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', '03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  ])('are converted to a moment: %s %s in %s', (day, time, zone, moment) => {
    expect(toMoment(day, time, zone).toISOString()).toBe(moment)
  })

  test('are shown with a 24-hour clock', () => {
    expect(toSiteTime('2026-11-24T22:05:00.000Z', 'Europe/Kyiv', 'en')).toBe('Wed, 25 Nov 2026, 00:05')
    expect(toSiteTime('2026-11-24T16:30:00.000Z', 'Europe/Madrid', 'en')).toBe('Tue, 24 Nov 2026, 17:30')
    expect(toSiteTime('2026-11-24T16:30:00.000Z', 'Europe/Madrid', 'de')).toBe('Di., 24. Nov. 2026, 17:30')
  })
})
