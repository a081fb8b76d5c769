import { expect, test } from 'vitest'
import { toTime } from './time-field.ts'

test.each([
  ['9', '09:00'],
  [' 9.30 ', '09:30'],
  ['0930', '09:30'],
  ['17h15', '17:15'],
  ['24:00', '24:00'],
  ['noon', 'noon'],
  ['9:5', '9:5'],
])('an editor types %s', (typed, kept) => {
  expect(toTime(typed)).toBe(kept)
})
