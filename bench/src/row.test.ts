import { expect, it } from 'vitest'
import { toMedian, toPercentile } from './row.ts'

it('takes the sample at the wanted share, whatever the order they came in', () => {
  const samples = [5, 1, 4, 2, 3, 6, 7, 8, 9, 10]
  expect(toPercentile(samples, 0.99)).toBe(10)
  expect(toPercentile(samples, 0.9)).toBe(9)
  expect(toMedian(samples)).toBe(5)
})
