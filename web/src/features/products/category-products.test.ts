import type { ProductFilter } from '@menagerie/contract/page'
import type { ProductBody, ProductFacet } from '@menagerie/contract/product'
import { expect, test } from 'vitest'
import { category, product } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { listCategoryProducts } from './category-products.ts'

const toFacets = (values: Partial<Record<ProductFacet, string[]>>): Pick<ProductBody, 'facets'> => ({
  facets: Object.fromEntries(
    Object.entries(values).map(([facet, codes]) => [facet, codes.map((code) => ({ code, label: code }))]),
  ),
})

const ENTRIES = [
  product('100', toFacets({ animal_type: ['dog'], flavor: ['salmon', 'lamb'] })),
  product('9', toFacets({ animal_type: ['dog'], flavor: ['lamb'] })),
  product('20', toFacets({ animal_type: ['cat'], flavor: ['salmon'] })),
  product('3', toFacets({ animal_type: ['dog', 'cat'] })),
  product('50', toFacets({ animal_type: ['dog'], flavor: ['salmon'] }), { locale: 'nl_NL' }),
  category('dogs', { linkedPage: 'dog-page', products: ['100', '3', '50', '9', '3'] }),
]

const filter = (facet: ProductFacet, ...values: string[]): ProductFilter => ({ facet, values })
const DOG = filter('animal_type', 'dog')

function list(productFilter: ProductFilter[], asked: Partial<Parameters<typeof listCategoryProducts>[1]> = {}) {
  const ctx = createTestContext('tailwell/en_US', ENTRIES)
  const skus = listCategoryProducts(ctx, { key: 'page', template: 'SubCategory', productFilter, ...asked })
  return { skus, bodies: ctx.reads.filter((read) => read.startsWith('get product')) }
}

test('a filter alone lists all products that match, sorted by number, without reading any product', () => {
  expect(list([DOG])).toEqual({ skus: ['3', '9', '100'], bodies: [] })
  expect(list([DOG], { template: 'ProductOverviewPage' }).skus).toEqual(['3', '9', '100'])
})

test('several values of a filter widen the list, several filters narrow it', () => {
  expect(list([filter('flavor', 'salmon', 'lamb')]).skus).toEqual(['9', '20', '100'])
  expect(list([filter('flavor', 'salmon', 'lamb'), DOG]).skus).toEqual(['9', '100'])
  expect(list([DOG, filter('color', 'red')]).skus).toEqual([])
})

test('products of a category are listed in its order, if they are sold on the site and match the filter', () => {
  const ofPage = { key: 'dog-page' }
  expect(list([], ofPage)).toEqual({ skus: ['100', '3', '9'], bodies: [] })
  expect(list([filter('flavor', 'lamb')], ofPage).skus).toEqual(['100', '9'])
  expect(list([], { category: 'dogs' }).skus).toEqual(['100', '3', '9'])
})

test('an overview without filter or category lists all products, another page lists none', () => {
  expect(list([], { template: 'ProductOverviewPage' }).skus).toEqual(['3', '9', '20', '100'])
  expect(list([]).skus).toEqual([])
})
