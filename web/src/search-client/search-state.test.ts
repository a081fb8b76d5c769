import { expect, test } from 'vitest'
import { readSearchState, type SearchState, writeSearchState } from './search-state.ts'

const NAMES = { groups: ['animal_type', 'flavor', 'is_natural'] }
const read = (search: string) => readSearchState(new URLSearchParams(search), NAMES)

test('an address says words, filters and page, and a state has one address', () => {
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

test('the plain page has no query, and names that were never declared say nothing', () => {
  expect(writeSearchState(read(''), NAMES)).toBe('')
  expect(writeSearchState(read('?color=red&page=1&flavor=&query=+'), NAMES)).toBe('')
})

test('pages that cannot be are the first', () => {
  for (const page of ['0', '-1', '1.5', 'x', '99999999', '']) expect(read(`?page=${page}`).page, page).toBe(1)
})

test('endless words and values are cut', () => {
  expect(read(`?query=${'a'.repeat(9_000)}`).query).toHaveLength(120)
  const many = Array.from({ length: 900 }, (_, index) => `flavor=${index}`).join('&')
  expect(read(`?${many}`).chosen.flavor).toHaveLength(50)
})

test('fixed names stand first and stay', () => {
  const names = { groups: [], fixed: { type: 'blog' } }
  expect(writeSearchState({ query: 'hay', chosen: {}, page: 1 }, names)).toBe('?type=blog&query=hay')
})

test('an address that was shared says the filter that was chosen, whatever spaces and signs it went through', () => {
  expect(read('?flavor=Pomme%C2%A0de%E2%80%AFterre%E2%80%8B&flavor=Gru%CC%88n').chosen.flavor).toEqual([
    'Grün',
    'Pomme de terre',
  ])
  expect(read('?query=%E2%80%8B%C2%A0').query).toBe('')
})
