import { expect, test } from 'vitest'
import { timeField, toTime } from './time-field.ts'

test.each([
  ['9', '09:00'],
  [' 9.30 ', '09:30'],
  ['0930', '09:30'],
  ['17h15', '17:15'],
  ['9h', '09:00'],
  ['18 Uhr', '18:00'],
  ['9 uur', '09:00'],
  ['kl. 17.30', '17:30'],
  ['9am', '09:00'],
  ['6:30 p.m.', '18:30'],
  ['12 am', '00:00'],
  ['12pm', '12:00'],
  ['18 pm', '99:00'],
  ['09:00:00', '09:00'],
  ['21u30', '21:30'],
  ['9,30', '09:30'],
  ['9 h 30', '09:30'],
  ['klo 9.30', '09:30'],
  ['7 a.\u00A0m.', '07:00'],
  ['9 godz.', '09:00'],
  ['9 hod.', '09:00'],
  ['9 30', '09:30'],
  ['９：３０', '09:30'],
  ['09:00:30', '09:00:30'],
  ['24:00', '24:00'],
  ['noon', 'noon'],
  ['9:5', '9:5'],
])('the typed time %s is converted to its stored form', (typed, kept) => {
  expect(toTime(typed)).toBe(kept)
})

const check = (name: 'from' | 'to', value: string, other: string) => {
  const { validate } = timeField({ name, label: name, required: true, example: '09:00', width: '20%' })
  // @ts-expect-error The rule reads what stands beside it, and nothing else.
  return validate?.(value, { siblingData: { [name === 'from' ? 'to' : 'from']: other } })
}

test('a closing time may fall on the next day, and round the clock is from 00:00 to 24:00', () => {
  expect(check('to', '02:00', '20:00')).toBe(true)
  expect(check('to', '24:00', '00:00')).toBe(true)
  expect(check('to', '00:00', '18:00')).toBe(true)
  expect(check('from', '24:00', '02:00')).toMatch(/00:00/)
  expect(check('to', '25:00', '20:00')).toMatch(/Enter a time, such as/)
})
