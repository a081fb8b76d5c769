import { expect, test } from 'vitest'
import { handOutNumbers } from './hand-out-numbers.ts'

const ask = (times: number, next: () => string | undefined) => Array.from({ length: times }, next)

test('each number of a pattern is given once; every fifth call, and every call at the end, gets none', () => {
  const given = ask(200, handOutNumbers('+49 171 39200##'))
  expect(given.slice(0, 5).map((number) => number !== undefined)).toEqual([true, true, true, true, false])
  const numbers = given.flatMap((number) => number ?? [])
  expect(numbers).toHaveLength(100)
  expect(new Set(numbers).size).toBe(100)
  expect(numbers.every((number) => /^\+49 171 39200\d\d$/.test(number))).toBe(true)
})

test('the first shop of a country has no number that looks like a placeholder', () => {
  expect(handOutNumbers('+380 40 ### ## ##')()).not.toMatch(/000 00/)
})

test('no number below the given first number is handed out', () => {
  const ends = ask(200, handOutNumbers('+46 70 174 06 ##', 5)).flatMap((number) => number?.slice(-2) ?? [])
  expect(new Set(ends).size).toBe(95)
  expect(Math.min(...ends.map(Number))).toBe(5)
})
