import { expect, it } from 'vitest'
import { toBenchValue, toMedian, toParts, toPercentile } from './row.ts'

it('computes percentiles and the median whatever the order of the samples', () => {
  const samples = [5, 1, 4, 2, 3, 6, 7, 8, 9, 10]
  expect(toPercentile(samples, 0.99)).toBe(10)
  expect(toPercentile(samples, 0.9)).toBe(9)
  expect(toMedian(samples)).toBe(5)
})

it('keeps the minimum and maximum of the rounds beside their median', () => {
  expect(toBenchValue([30, 10, 20], 'ms')).toEqual({ median: 20, min: 10, max: 30, unit: 'ms' })
})

it('splits a series into parts in order, of which the last may be shorter', () => {
  expect(toParts([1, 2, 3, 4, 5], 2, (part) => Math.max(...part))).toEqual([3, 5])
  expect(toParts([1, 2], 4, toMedian)).toEqual([1, 2])
})
