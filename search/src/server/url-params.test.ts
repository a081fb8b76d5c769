import { expect, it } from 'vitest'
import { fromUrlParams } from './url-params.ts'

const read = (text: string) => fromUrlParams(new URLSearchParams(text))

it('reads lists, numbers and booleans, and leaves texts unchanged', () => {
  expect(read('query=42&hitsPerPage=5&distinct=true&facets=["a"]&aroundLatLng=1,2&facetFilters=a:b&x=[broken')).toEqual(
    {
      query: '42',
      hitsPerPage: 5,
      distinct: true,
      facets: ['a'],
      aroundLatLng: '1,2',
      facetFilters: 'a:b',
      x: '[broken',
    },
  )
})

it('leaves out the API key and the agent of the caller', () => {
  expect(read('query=a&X-Algolia-API-Key=secret&x-algolia-agent=b')).toEqual({ query: 'a' })
})

it('refuses values that are nested too deeply', () => {
  expect(() => read(`facets=${'['.repeat(40)}`)).toThrow(expect.objectContaining({ status: 400 }))
})
