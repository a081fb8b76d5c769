import { expect, it } from 'vitest'
import { toNdcg } from './to-ndcg.ts'

it('is 1 for the best possible order, whatever follows it', () => {
  expect(toNdcg([3, 2, 0], [2, 0, 3, 0])).toBe(1)
  expect(toNdcg([3], [3])).toBe(1)
})

it('matches figures that were worked out by hand', () => {
  // Hits 1, 3, 0, 2: (2¹−1)/log2(2) + (2³−1)/log2(3) + 0 + (2²−1)/log2(5) = 1 + 4.416508 + 1.292030 = 6.708538.
  // Best order 3, 3, 2, 1: 7 + 7/1.584963 + 3/2 + 1/2.321928 = 7 + 4.416508 + 1.5 + 0.430677 = 13.347184.
  expect(toNdcg([1, 3, 0, 2], [3, 1, 2, 3, 0])).toBeCloseTo(6.708538 / 13.347184, 6)
  // The only good hit in the third place: 7/log2(4) of 7.
  expect(toNdcg([0, 0, 3], [3])).toBeCloseTo(0.5, 10)
})

it('is 0 without a good hit', () => {
  expect(toNdcg([], [3])).toBe(0)
  expect(toNdcg([0, 0], [1])).toBe(0)
})

it('considers only the first ten hits', () => {
  const many = Array.from({ length: 30 }, () => 3)
  expect(toNdcg(many.slice(0, 10), many)).toBe(1)
  expect(toNdcg([...Array.from({ length: 10 }, () => 0), 3], [3])).toBe(0)
})

it('is not a number for a query without a good product', () => {
  expect(toNdcg([0], [0])).toBeNaN()
})
