import { expect, test } from 'vitest'
import { compareMigrations } from './migration-state.ts'

test('migrations are divided into done, pending and newer ones', () => {
  expect(compareMigrations(['1_a', '2_b', '3_c'], ['1_a', '2_b', '4_d'])).toEqual({
    done: ['1_a', '2_b'],
    pending: ['3_c'],
    newer: ['4_d'],
  })
})
