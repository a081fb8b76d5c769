import { expect, test } from 'vitest'
import { listSeeds } from './list-seeds.ts'

test('seeds count up from a single seed, or from the last one after several named seeds', () => {
  expect(listSeeds('1', 3)).toEqual([1, 2, 3])
  expect(listSeeds('34,177,6001', 5)).toEqual([34, 177, 6001, 6002, 6003])
  expect(listSeeds('34,177', 1)).toEqual([34])
})

test('a seed that is not a number is refused', () => {
  for (const named of ['x', '1,', '1.5', '-3']) expect(() => listSeeds(named, 2), named).toThrow('PROOF_SEED')
})
