import { expect, test } from 'vitest'
import { isRoundTheClock, joinHours, joinSpans } from './opening-hours.ts'
import { WEEKDAYS, type Weekday } from './store.ts'

const join = (text: string) =>
  joinSpans(text.split(',').map((span) => ({ from: span.slice(0, 5), to: span.slice(6) })))
    .map(({ from, to }) => `${from}-${to}`)
    .join(',')

test.each([
  ['09:00-13:00,13:00-18:00', '09:00-18:00'],
  ['13:00-18:00,09:00-13:00', '09:00-18:00'],
  ['09:00-14:00,13:00-18:00', '09:00-18:00'],
  ['09:00-18:00,10:00-12:00', '09:00-18:00'],
  ['09:00-12:30,13:30-18:00', '09:00-12:30,13:30-18:00'],
  ['20:00-02:00', '20:00-02:00'],
  ['18:00-22:00,22:00-02:00', '18:00-02:00'],
  ['18:00-00:00', '18:00-24:00'],
  ['00:00-12:00,12:00-24:00', '00:00-24:00'],
  ['00:00-00:00', '00:00-24:00'],
  ['09:00-09:00', '09:00-09:00'],
  ['00:00-24:00,20:00-02:00', '00:00-24:00'],
])('the opening hours %s are joined to %s', (written, counted) => {
  expect(join(written)).toBe(counted)
})

test('only hours from midnight to midnight count as round the clock, not 24 hours from another time', () => {
  const isAll = (from: string, to: string) => isRoundTheClock(joinSpans([{ from, to }]))
  expect([isAll('00:00', '24:00'), isAll('00:00', '00:00'), isAll('09:00', '09:00')]).toEqual([true, true, false])
  expect([isAll('00:00', '23:30'), isAll('20:00', '02:00'), isRoundTheClock([])]).toEqual([false, false, false])
})

test('a week is open round the clock when the hours of every day last until those of the next day', () => {
  const weekOf = (days: readonly Weekday[], from: string, to: string) =>
    joinHours({ week: Object.fromEntries(days.map((day) => [day, [{ from, to }]])), exceptions: [] }).week
  expect(new Set(Object.values(weekOf(WEEKDAYS, '06:00', '06:00')).map((spans) => JSON.stringify(spans)))).toEqual(
    new Set([JSON.stringify([{ from: '00:00', to: '24:00' }])]),
  )
  expect(weekOf(['monday'], '06:00', '06:00')).toEqual({ monday: [{ from: '06:00', to: '06:00' }] })
  expect(weekOf(WEEKDAYS, '06:00', '05:00').sunday).toEqual([{ from: '06:00', to: '05:00' }])
})
