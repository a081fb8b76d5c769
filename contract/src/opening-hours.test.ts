import { expect, test } from 'vitest'
import { isRoundTheClock, joinSpans } from './opening-hours.ts'

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
])('%s counts as %s', (written, counted) => {
  expect(join(written)).toBe(counted)
})

test('round the clock is from midnight to midnight, or from any time to the same', () => {
  const isAll = (from: string, to: string) => isRoundTheClock(joinSpans([{ from, to }]))
  expect([isAll('00:00', '24:00'), isAll('00:00', '00:00'), isAll('09:00', '09:00')]).toEqual([true, true, true])
  expect([isAll('00:00', '23:30'), isAll('20:00', '02:00'), isRoundTheClock([])]).toEqual([false, false, false])
})
