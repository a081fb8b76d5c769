import { expect, test } from 'vitest'
import { type Term, withLookup } from './lookup.ts'

const SKUS = new Map([
  ['facts-1', '1001'],
  ['facts-2', '1002'],
])
const DOG: Term = { vocabulary: 'animal_type', code: 'dog', labels: { nl: 'Hond' } }

function loadersWithLog() {
  const reads: string[] = []
  const load = {
    skus: async (ids: readonly string[]) => {
      reads.push(`skus ${ids.join()}`)
      return SKUS
    },
    terms: async (ids: readonly string[]) => {
      reads.push(`terms ${ids.join()}`)
      return new Map([['term-1', DOG]])
    },
  }
  return { load, reads }
}

test('all lookups of a transformer are read at once, by kind', async () => {
  const { load, reads } = loadersWithLog()
  const found = await withLookup(load, ({ skuOf, termOf }) => [
    skuOf('facts-1'),
    termOf('term-1'),
    skuOf('facts-2'),
    termOf('gone'),
    skuOf('facts-1'),
  ])
  expect(found).toEqual(['1001', DOG, '1002', undefined, '1001'])
  expect(reads).toEqual(['skus facts-1,facts-2', 'terms term-1,gone'])
})

test('only what is looked up is read', async () => {
  const { load, reads } = loadersWithLog()
  expect(await withLookup(load, () => 'nothing to look up')).toBe('nothing to look up')
  expect(await withLookup(load, ({ skuOf }) => skuOf('facts-2'))).toBe('1002')
  expect(reads).toEqual(['skus facts-2'])
})
