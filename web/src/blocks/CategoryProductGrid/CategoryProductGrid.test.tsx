// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { category, page, product } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { loadExample } from '../testing/load-example.ts'
import { CategoryProductGrid } from './CategoryProductGrid.tsx'
import { categoryProductGridExamples } from './examples.ts'
import { validateGridCategories, validateGridProducts } from './fields.ts'
import { loadCategoryProductGrid } from './load.ts'
import type { CategoryProductGridBlock } from './schema.ts'

afterEach(cleanup)

const load = (id: string) => loadExample(categoryProductGridExamples, id, loadCategoryProductGrid)

const EMPTY: CategoryProductGridBlock = {
  id: 'g',
  blockType: 'CategoryProductGrid',
  show: 'products',
  products: [],
  categories: [],
  columns: 3,
}

test('shows products as cards with a name and a link', () => {
  render(<CategoryProductGrid {...load('products')} />)
  expect(screen.getByRole('heading', { level: 2, name: 'What dogs choose' })).toBeDefined()
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(4)
  const link = screen.getByRole('link', { name: 'Oat kibble 3' })
  expect(link.getAttribute('href')).toBe('/dogs/food/food-3/')
})

test('shows categories as named links to their pages, in two or three columns', () => {
  const { container } = render(<CategoryProductGrid {...load('three-columns')} />)
  expect(screen.getAllByRole('link')).toHaveLength(6)
  expect(screen.getByRole('link', { name: 'Horses' }).getAttribute('href')).toBe('/advice/')
  expect(container.querySelector('ul')?.dataset.columns).toBe('3')
  cleanup()
  const two = render(<CategoryProductGrid {...load('two-columns')} />)
  expect(two.container.querySelector('ul')?.dataset.columns).toBe('2')
})

test('hides a grid with fewer than four different products that are sold on the site (spec §5)', () => {
  const ctx = createTestContext(
    'tailwell/en_US',
    ['1', '2', '3', '4'].map((sku) => product(sku)),
  )
  const shown = (products: string[]) => loadCategoryProductGrid({ ...EMPTY, products }, ctx)
  expect(shown(['1', '2', '3', '4'])).toBeDefined()
  expect(shown(['1', '2', '3', '999'])).toBeUndefined()
  expect(shown(['1', '2', '3', '3'])).toBeUndefined()
})

test('a category without a page, or whose page is missing, is left out and not counted', () => {
  const linked = ['a', 'b', 'c', 'd'].map((key) => category(key, { linkedPage: 'p' }))
  const unlinked = [category('e'), category('f', { linkedPage: 'gone' })]
  const ctx = createTestContext('tailwell/en_US', [page('p', 'p'), ...linked, ...unlinked])
  const view = loadCategoryProductGrid(
    { ...EMPTY, show: 'categories', categories: ['e', 'a', 'b', 'f', 'c', 'd'] },
    ctx,
  )
  expect(view?.show === 'categories' && view.categories.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd'])
  expect(
    loadCategoryProductGrid({ ...EMPTY, show: 'categories', categories: ['a', 'b', 'c', 'e'] }, ctx),
  ).toBeUndefined()
})

test('the editor form counts the products or categories that the grid shows, duplicates once', () => {
  const shows = (show: 'products' | 'categories') => ({ siblingData: { show } })
  expect(validateGridProducts(['1', '2', '3', '4'], shows('products'))).toBe(true)
  expect(validateGridProducts(['1', '2', '3', '3'], shows('products'))).toMatch(
    /4 to 9 different products, and there are 3 now/,
  )
  expect(validateGridCategories(['a'], shows('categories'))).toMatch(/4 to 9 different categories, and there are 1 now/)
  expect(validateGridProducts(['1'], shows('categories'))).toBe(true)
  expect(validateGridCategories(undefined, shows('products'))).toBe(true)
})
