import { expect, test } from 'vitest'
import { toTypedTime } from './to-typed-time.ts'

test.each([
  ['9', '09:00'],
  ['9.30', '09:30'],
  ['2315', '23:15'],
  ['24:00', undefined],
  ['later', undefined],
  ['', undefined],
])('the typed time “%s” is read as %s', (typed, time) => expect(toTypedTime(typed)).toBe(time))
