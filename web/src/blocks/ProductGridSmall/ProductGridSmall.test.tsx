// @vitest-environment jsdom
import { findById } from '@menagerie/sites/locales'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTestContext } from '../../content/testing/test-context.ts'
import { toExampleEntries } from '../testing/example-entries.ts'
import { productGridSmallExamples } from './examples.ts'
import { loadProductGridSmall } from './load.ts'
import { ProductGridSmall } from './ProductGridSmall.tsx'
import { productGridSmallSchema } from './schema.ts'

afterEach(cleanup)

function load(id: string, siteId = 'tailwell/en_US') {
  const site = findById(siteId)
  const block = productGridSmallExamples.find((example) => example.id === id)
  if (!site || !block) throw new Error(`No example ${id}`)
  return loadProductGridSmall(block, createTestContext(siteId, toExampleEntries(site)))
}

const names = (level: number) => screen.queryAllByRole('heading', { level }).map((heading) => heading.textContent)

test('shows name, short description and a link with the product’s name for each product', () => {
  const view = load('four')
  if (!view) throw new Error('Nothing to show')
  render(<ProductGridSmall {...view} />)
  expect(names(2)).toEqual(['Favourites this season'])
  expect(names(3)).toEqual(['Oat kibble 1', 'Oat kibble 2', 'Oat kibble 3', 'Oat kibble 4'])
  expect(screen.getAllByText(/Baked slowly/)).toHaveLength(4)
  const link = screen.getByRole('link', { name: 'Oat kibble 2' })
  expect(link.getAttribute('href')).toBe('/dogs/food/food-2/')
})

test('product names are level-2 headings when the grid has no title', () => {
  const view = load('without-title')
  if (!view) throw new Error('Nothing to show')
  render(<ProductGridSmall {...view} />)
  expect(names(2)).toEqual(['Oat kibble 1', 'Oat kibble 2'])
})

test('a product not sold on the site is left out, and a grid without products is hidden', () => {
  expect(load('one-not-sold')?.products.map((card) => card.sku)).toEqual(['1', '2'])
  const nowhere = createTestContext('tailwell/en_US')
  expect(loadProductGridSmall({ id: 'g', blockType: 'ProductGridSmall', products: ['1'] }, nowhere)).toBeUndefined()
})

test('one to four products may be published', () => {
  const accepts = (count: number) =>
    productGridSmallSchema.safeParse({
      id: 'g',
      blockType: 'ProductGridSmall',
      products: Array.from({ length: count }, (_, index) => `${index}`),
    }).success
  expect([0, 1, 4, 5].map(accepts)).toEqual([false, true, true, false])
})
