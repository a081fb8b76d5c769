import { joinHours } from '@menagerie/contract/opening-hours'
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

test('the code of the opening hours leaves out exceptional days that are over', () => {
  expect(CODE).toBe(
    'Mo 09:00-12:30,13:30-18:00;Tu 09:00-18:00;We 09:00-18:00;Sa 10:00-24:00;2026-11-23 10:00-11:00;2026-11-24',
  )
})

test.each([
  ['a Monday at noon', '2026-11-16T11:00:00Z', { isOpen: true, changes: '12:30' }],
  ['a Monday lunch break', '2026-11-16T12:00:00Z', { isOpen: false, changes: '13:30' }],
  ['a Monday evening', '2026-11-16T17:00:00Z', { isOpen: false, changes: '' }],
  ['the last minute before midnight', '2026-11-21T22:59:00Z', { isOpen: true, changes: '24:00' }],
  ['a day with exceptional hours', '2026-11-23T08:00:00Z', { isOpen: false, changes: '10:00' }],
  ['a holiday', '2026-11-24T10:00:00Z', { isOpen: false, changes: '' }],
  ['a Sunday', '2026-11-22T10:00:00Z', { isOpen: false, changes: '' }],
])('the open state and the next change are found: %s in Amsterdam', (_, at, state) => {
  expect(findOpenState(CODE, 'Europe/Amsterdam', Date.parse(at))).toEqual(state)
})

const ZONE = 'Europe/Amsterdam'
const stateOf = (code: string, at: string) => {
  const state = findOpenState(code, ZONE, Date.parse(at))
  return state && `${state.isOpen ? 'open' : 'closed'} ${state.changes}`.trim()
}

/** Dates in November: Saturday the 21st, Sunday the 22nd, Monday the 23rd. */
test.each([
  ['Sa 20:00-02:00', '2026-11-21T18:59:00Z', 'closed 20:00'],
  ['Sa 20:00-02:00', '2026-11-21T20:00:00Z', 'open 02:00'],
  ['Sa 20:00-02:00', '2026-11-22T00:59:00Z', 'open 02:00'],
  ['Sa 20:00-02:00', '2026-11-22T01:00:00Z', 'closed'],
  ['Su 20:00-02:00', '2026-11-23T00:30:00Z', 'open 02:00'],
  ['Su 20:00-02:00;Mo 01:00-03:00', '2026-11-22T21:00:00Z', 'open 03:00'],
  ['Sa 20:00-24:00;Su 00:00-02:00', '2026-11-21T20:00:00Z', 'open 02:00'],
  ['Sa 20:00-24:00', '2026-11-21T20:00:00Z', 'open 24:00'],
  ['Sa 00:00-24:00', '2026-11-21T10:00:00Z', 'open 24:00'],
  ['Fr 00:00-24:00;Sa 00:00-24:00;Su 00:00-24:00', '2026-11-20T10:00:00Z', 'open'],
  [
    'Mo 00:00-24:00;Tu 00:00-24:00;We 00:00-24:00;Th 00:00-24:00;Fr 00:00-24:00;Sa 00:00-24:00;Su 00:00-24:00',
    '2026-11-22T22:30:00Z',
    'open',
  ],
  ['Mo 09:00-09:00', '2026-11-24T07:00:00Z', 'open 09:00'],
  ['Sa 20:00-02:00;2026-11-21', '2026-11-22T00:30:00Z', 'closed'],
  ['2026-11-21 20:00-04:00', '2026-11-22T02:30:00Z', 'open 04:00'],
  ['Sa 20:00-02:00;2026-11-22', '2026-11-22T00:30:00Z', 'open 02:00'],
])('hours %s at %s give the state %s', (code, at, state) => {
  expect(stateOf(code, at)).toBe(state)
})

test('in a night with a clock change a store closes at the hour of its local clock', () => {
  expect(stateOf('Sa 20:00-04:00', '2026-03-29T00:30:00Z')).toBe('open 04:00')
  expect(stateOf('Sa 20:00-04:00', '2026-03-29T01:59:00Z')).toBe('open 04:00')
  expect(stateOf('Sa 20:00-04:00', '2026-03-29T02:00:00Z')).toBe('closed')
  expect(stateOf('Sa 20:00-04:00', '2026-10-25T02:59:00Z')).toBe('open 04:00')
  expect(stateOf('Sa 20:00-04:00', '2026-10-25T03:00:00Z')).toBe('closed')
})

test.each([
  // On 25 October 2026 the hour from 02:00 to 03:00 occurs twice in Berlin, and that from 01:00 to 02:00 in London.
  ['Europe/Berlin', '2026-10-25T00:15Z', { isOpen: true, changes: '02:30' }],
  ['Europe/Berlin', '2026-10-25T00:45Z', { isOpen: false, changes: '' }],
  ['Europe/Berlin', '2026-10-25T01:15Z', { isOpen: false, changes: '' }],
  ['Europe/Berlin', '2026-10-25T02:15Z', { isOpen: false, changes: '' }],
  ['Europe/London', '2026-10-25T01:45Z', { isOpen: true, changes: '02:30' }],
])('in an hour that occurs twice a store closes only once: %s, %s', (zone, now, state) => {
  const code = toHoursCode({ week: { saturday: [{ from: '20:00', to: '02:30' }] }, exceptions: [] }, '2026-10-01')
  expect(findOpenState(code, zone, Date.parse(now))).toEqual(state)
})

test('a store that is open past the repeated hour does not close when that hour occurs again', () => {
  const until = (to: string) =>
    toHoursCode(
      { week: { saturday: [{ from: '20:00', to }], sunday: [{ from: '02:30', to: '09:00' }] }, exceptions: [] },
      '2026-10-01',
    )
  const states = (to: string) =>
    ['00:15Z', '01:15Z'].map((time) => findOpenState(until(to), 'Europe/Berlin', Date.parse(`2026-10-25T${time}`)))
  expect(states('03:00')).toEqual([
    { isOpen: true, changes: '09:00' },
    { isOpen: true, changes: '09:00' },
  ])
  expect(states('01:00')).toEqual([
    { isOpen: false, changes: '02:30' },
    { isOpen: true, changes: '09:00' },
  ])
})

test('adjoining hours are joined, and an exception of yesterday is kept for the night', () => {
  const week = {
    friday: [
      { from: '09:00', to: '13:00' },
      { from: '13:00', to: '18:00' },
    ],
  }
  const hours = joinHours({ week, exceptions: [{ date: '2026-11-20', spans: [{ from: '22:00', to: '03:00' }] }] })
  expect(toHoursCode(hours, '2026-11-21')).toBe('Fr 09:00-18:00;2026-11-20 22:00-03:00')
  expect(stateOf('Fr 09:00-18:00', '2026-11-20T10:00:00Z')).toBe('open 18:00')
})

test('a day that is open round the clock has the text of the site', () => {
  const week = { monday: [{ from: '00:00', to: '24:00' }], tuesday: [{ from: '20:00', to: '02:00' }] }
  expect(toWeekLines({ week, exceptions: [] }, 'de-DE', 'rund um die Uhr').slice(0, 2)).toEqual([
    { days: 'Mo', times: 'rund um die Uhr' },
    { days: 'Di', times: '20:00 – 02:00' },
  ])
})

test('the open state follows the local time of the store, also across a clock change', () => {
  // Both times are 08:30 in Amsterdam, but differ by an hour in UTC.
  expect(findOpenState('Mo 08:30-09:00', 'Europe/Amsterdam', Date.parse('2026-10-19T06:30:00Z'))).toEqual({
    isOpen: true,
    changes: '09:00',
  })
  expect(findOpenState('Mo 08:30-09:00', 'Europe/Amsterdam', Date.parse('2026-10-26T06:30:00Z'))?.isOpen).toBe(false)
  expect(findOpenState('Mo 09:00-18:00', 'America/Los_Angeles', Date.parse('2026-11-16T10:00:00Z'))?.isOpen).toBe(false)
  expect(findOpenState('Mo 09:00-18:00', 'Nowhere/At_All', 0)).toBeUndefined()
})

test('consecutive days with the same hours are one line, in the language of the site', () => {
  expect(toWeekLines(HOURS, 'en-GB', 'open 24 hours')).toEqual([
    { days: 'Mon', times: '09:00 – 12:30, 13:30 – 18:00' },
    { days: 'Tue – Wed', times: '09:00 – 18:00' },
    { days: 'Thu – Fri', times: undefined },
    { days: 'Sat', times: '10:00 – 24:00' },
    { days: 'Sun', times: undefined },
  ])
  expect(toWeekLines(HOURS, 'de-DE', 'rund um die Uhr')[1]?.days).toBe('Di – Mi')
})
