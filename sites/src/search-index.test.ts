import { expect, test } from 'vitest'
import { BRAND_LOCALES, findById } from './locales.ts'
import { SEARCH_INDEX_TYPES, type SearchIndexNaming, type SearchIndexType, toIndexName } from './search-index.ts'

const nameOf = (id: string, type: SearchIndexType, naming?: SearchIndexNaming) => {
  const site = findById(id)
  if (site === undefined) throw new Error(`No brand-locale ${id}`)
  return toIndexName(site, type, naming)
}

test('an index name contains the type, the editor, and the locale when the editor has several', () => {
  expect(nameOf('tailwell/nl_NL', 'products')).toBe('products_nl_NL')
  expect(nameOf('tailwell/fr_BE', 'products')).toBe('products_be_fr_BE')
  expect(nameOf('tailwell/sv_SE', 'query_suggestions')).toBe('query_suggestions_scandinavia_sv_SE')
  expect(nameOf('aldergrove/nl_NL', 'products')).toBe('aldergrove_products_nl_NL')
})

test('the prefix and suffix of an index name come from the configuration when it sets them', () => {
  const naming = { prefixes: { tailwell: 'prod_' }, suffixes: { be: '_belgium' } }
  expect(nameOf('tailwell/nl_BE', 'blog', naming)).toBe('prod_blog_belgium_nl_BE')
  expect(nameOf('tailwell/de_DE', 'blog', naming)).toBe('prod_blog_de_DE')
  expect(nameOf('aldergrove/de_DE', 'blog', naming)).toBe('aldergrove_blog_de_DE')
})

test('no two indexes have the same name', () => {
  const names = BRAND_LOCALES.flatMap((site) => SEARCH_INDEX_TYPES.map((type) => toIndexName(site, type)))
  expect(new Set(names).size).toBe(BRAND_LOCALES.length * SEARCH_INDEX_TYPES.length)
})
