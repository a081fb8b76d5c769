import { expect, test } from 'vitest'
import { readSearchState, type SearchState, writeSearchState } from './search-state.ts'

const NAMES = { groups: ['animal_type', 'flavor', 'is_natural'] }
const read = (search: string) => readSearchState(new URLSearchParams(search), NAMES)

test('an address contains query, filters and page, and each state has only one address', () => {
  const state: SearchState = {
    query: 'salmon & rice',
    chosen: { animal_type: ['Cats', 'Dogs'], is_natural: ['true'] },
    page: 3,
  }
  const search = '?query=salmon+%26+rice&animal_type=Cats&animal_type=Dogs&is_natural=true&page=3'
  expect(writeSearchState(state, NAMES)).toBe(search)
  expect(read(search)).toEqual(state)
  expect(
    read('?page=3&animal_type=Dogs&is_natural=true&animal_type=Cats&animal_type=Dogs&query=%20salmon%20%26%0Arice'),
  ).toEqual(state)
})

test('the first page without choices has an empty address, and undeclared parameters are ignored', () => {
  expect(writeSearchState(read(''), NAMES)).toBe('')
  expect(writeSearchState(read('?color=red&page=1&flavor=&query=+'), NAMES)).toBe('')
})

test('an invalid page number becomes page 1', () => {
  for (const page of ['0', '-1', '1.5', 'x', '99999999', '']) expect(read(`?page=${page}`).page, page).toBe(1)
})

test('a query is cut to 120 characters, and the values of a group to 50', () => {
  expect(read(`?query=${'a'.repeat(9_000)}`).query).toHaveLength(120)
  const many = Array.from({ length: 900 }, (_, index) => `flavor=${index}`).join('&')
  expect(read(`?${many}`).chosen.flavor).toHaveLength(50)
})

test('fixed parameters come first and are kept', () => {
  const names = { groups: [], fixed: { type: 'blog' } }
  expect(writeSearchState({ query: 'hay', chosen: {}, page: 1 }, names)).toBe('?type=blog&query=hay')
})

test('a shared address gives the chosen filter, whatever special spaces or decomposed letters it contains', () => {
  expect(read('?flavor=Pomme%C2%A0de%E2%80%AFterre%E2%80%8B&flavor=Gru%CC%88n').chosen.flavor).toEqual([
    'Grün',
    'Pomme de terre',
  ])
  expect(read('?query=%E2%80%8B%C2%A0').query).toBe('')
})
