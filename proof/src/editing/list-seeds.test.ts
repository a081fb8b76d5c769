import { expect, test } from 'vitest'
import { listSeeds } from './list-seeds.ts'

test('one seed goes on, several are run first and the last one goes on', () => {
  expect(listSeeds('1', 3)).toEqual([1, 2, 3])
  expect(listSeeds('34,177,6001', 5)).toEqual([34, 177, 6001, 6002, 6003])
  expect(listSeeds('34,177', 1)).toEqual([34])
})

test('what is no number is told', () => {
  for (const named of ['x', '1,', '1.5', '-3']) expect(() => listSeeds(named, 2), named).toThrow('PROOF_SEED')
})
