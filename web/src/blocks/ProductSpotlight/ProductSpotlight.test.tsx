// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTestContext } from '../../content/testing/test-context.ts'
import { loadExample } from '../testing/load-example.ts'
import { productSpotlightExamples } from './examples.ts'
import { loadProductSpotlight } from './load.ts'
import { ProductSpotlight } from './ProductSpotlight.tsx'
import { productSpotlightSchema } from './schema.ts'

afterEach(cleanup)

const load = (id: string) => loadExample(productSpotlightExamples, id, loadProductSpotlight)

test('shows name, short description, picture and a button for each product', () => {
  const { container } = render(<ProductSpotlight {...load('three')} />)
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Oat kibble 1',
    'Oat kibble 2',
    'Oat kibble 3',
  ])
  expect(screen.getAllByText(/Baked slowly/)).toHaveLength(3)
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/750x750/')
  const button = screen.getByRole('link', { name: /^View product ?: Oat kibble 2$/ })
  expect(button.getAttribute('href')).toBe('/dogs/food/food-2/')
  const compare = screen.getByRole('link', { name: /^Compare ?: Oat kibble 2$/ })
  expect(compare.getAttribute('href')).toContain('sku=2')
})

test('product names are level-2 headings when the block has no title', () => {
  render(<ProductSpotlight {...load('without-title')} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Oat kibble 1' })).toBeDefined()
})

test('a product not sold on the site is left out, and a spotlight without products is hidden', () => {
  expect(load('two').products.map(({ sku }) => sku)).toEqual(['1', '2'])
  const block = { id: 's', blockType: 'ProductSpotlight' as const, title: 'New', products: ['1'] }
  expect(loadProductSpotlight(block, createTestContext('tailwell/en_US'))).toBeUndefined()
})

test('three products may be published, four may not', () => {
  const accepts = (products: string[]) =>
    productSpotlightSchema.safeParse({ id: 's', blockType: 'ProductSpotlight', products }).success
  expect([accepts(['1', '2', '3']), accepts(['1', '2', '3', '4'])]).toEqual([true, false])
})
