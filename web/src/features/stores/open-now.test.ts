import { expect, test } from 'vitest'
import { findOpenState } from './open-now.ts'
import { toHoursCode, toWeekLines } from './opening-times.ts'

const HOURS = {
  week: {
    monday: [
      { from: '09:00', to: '12:30' },
      { from: '13:30', to: '18:00' },
    ],
    tuesday: [{ from: '09:00', to: '18:00' }],
    wednesday: [{ from: '09:00', to: '18:00' }],
    saturday: [{ from: '10:00', to: '24:00' }],
  },
  exceptions: [
    { date: '2026-11-23', spans: [{ from: '10:00', to: '11:00' }] },
    { date: '2026-11-24', spans: [] },
    { date: '2026-01-01', spans: [] },
  ],
}
const CODE = toHoursCode(HOURS, '2026-11-01')

test('what the script reads leaves out days that are over', () => {
  expect(CODE).toBe(
    'Mo 09:00-12:30,13:30-18:00;Tu 09:00-18:00;We 09:00-18:00;Sa 10:00-24:00;2026-11-23 10:00-11:00;2026-11-24',
  )
})

test.each([
  ['a Monday', '2026-11-16T11:00:00Z', { isOpen: true, changes: '12:30' }],
  ['its lunch', '2026-11-16T12:00:00Z', { isOpen: false, changes: '13:30' }],
  ['its evening', '2026-11-16T17:00:00Z', { isOpen: false, changes: '' }],
  ['the last minute before midnight', '2026-11-21T22:59:00Z', { isOpen: true, changes: '24:00' }],
  ['a day with other times', '2026-11-23T08:00:00Z', { isOpen: false, changes: '10:00' }],
  ['a holiday', '2026-11-24T10:00:00Z', { isOpen: false, changes: '' }],
  ['a Sunday', '2026-11-22T10:00:00Z', { isOpen: false, changes: '' }],
])('%s in Amsterdam', (_, at, state) => {
  expect(findOpenState(CODE, 'Europe/Amsterdam', Date.parse(at))).toEqual(state)
})

test('the hour is that of the store, also over a change of its clocks', () => {
  // 08:30 in Amsterdam both times, an hour apart by UTC.
  expect(findOpenState('Mo 08:30-09:00', 'Europe/Amsterdam', Date.parse('2026-10-19T06:30:00Z'))).toEqual({
    isOpen: true,
    changes: '09:00',
  })
  expect(findOpenState('Mo 08:30-09:00', 'Europe/Amsterdam', Date.parse('2026-10-26T06:30:00Z'))?.isOpen).toBe(false)
  expect(findOpenState('Mo 09:00-18:00', 'America/Los_Angeles', Date.parse('2026-11-16T10:00:00Z'))?.isOpen).toBe(false)
  expect(findOpenState('Mo 09:00-18:00', 'Nowhere/At_All', 0)).toBeUndefined()
})

test('days in a row with the same times are one line, in the language of the site', () => {
  expect(toWeekLines(HOURS, 'en-GB')).toEqual([
    { days: 'Mon', times: '09:00 – 12:30, 13:30 – 18:00' },
    { days: 'Tue – Wed', times: '09:00 – 18:00' },
    { days: 'Thu – Fri', times: undefined },
    { days: 'Sat', times: '10:00 – 24:00' },
    { days: 'Sun', times: undefined },
  ])
  expect(toWeekLines(HOURS, 'de-DE')[1]?.days).toBe('Di – Mi')
})
