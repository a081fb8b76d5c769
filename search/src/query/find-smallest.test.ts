import { expect, test } from 'vitest'
import { createIndexRandom } from '../engine/testing/random.ts'
import { findSmallest } from './find-smallest.ts'

test('findSmallest agrees with sorting, whatever the order and however many values are equal', () => {
  const next = createIndexRandom(11)
  for (let round = 0; round < 300; round++) {
    const size = 1 + next(200)
    const kinds = [size * 3, 4, 1][round % 3] ?? 1
    const values = Float64Array.from({ length: size }, (_, i) => (round % 5 === 0 ? i : next(kinds)))
    const sorted = values.toSorted()
    const count = 1 + next(size)
    expect(findSmallest(values, count)).toBe(sorted[count - 1])
    expect(values.subarray(0, count).toSorted()).toEqual(sorted.subarray(0, count))
  }
})
