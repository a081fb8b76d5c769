import { expect, test } from 'vitest'
import { MAX_CATEGORY_VALUES, type SearchScope, toListRequests } from './search-requests.ts'

const SCOPE: SearchScope = {
  index: 'products_nl_NL',
  filters: 'codes.animal_type:"dog"',
  facets: ['animal_type', 'flavor'],
  hitsPerPage: 18,
  attributes: ['name'],
}

test('without a choice one request is made', () => {
  expect(toListRequests({ query: 'zalm', chosen: {}, page: 1 }, SCOPE)).toEqual([
    expect.objectContaining({
      indexName: 'products_nl_NL',
      query: 'zalm',
      filters: 'codes.animal_type:"dog"',
      facetFilters: [],
      ruleContexts: ['website'],
      distinct: true,
      maxValuesPerFacet: 100,
      hitsPerPage: 18,
      page: 0,
    }),
  ])
})

test('each group with a choice adds a request without that choice, and the last request has no choices at all', () => {
  const chosen = { animal_type: ['Cats', '-x'], flavor: ['Fish'] }
  const [hits, ...others] = toListRequests({ query: '', chosen, page: 2 }, SCOPE)
  const animals = ['animal_type:Cats', 'animal_type:\\-x']
  expect(hits).toMatchObject({ facetFilters: [animals, ['flavor:Fish']], page: 1 })
  expect(others).toEqual([
    expect.objectContaining({ facets: ['animal_type'], facetFilters: [['flavor:Fish']], hitsPerPage: 0 }),
    expect.objectContaining({ facets: ['flavor'], facetFilters: [animals], hitsPerPage: 0 }),
    expect.objectContaining({ facets: ['animal_type', 'flavor'], hitsPerPage: 0 }),
  ])
  expect(others[2]).not.toHaveProperty('facetFilters')
})

test('the filter of categories requests 99 values in all of its requests (spec §7)', () => {
  const state = { query: '', chosen: { 'categories.lvl0': ['Dogs'] }, page: 1 }
  const requests = toListRequests(state, { ...SCOPE, maxValues: MAX_CATEGORY_VALUES })
  expect(requests.map(({ maxValuesPerFacet }) => maxValuesPerFacet)).toEqual([99, 99, 99])
})
