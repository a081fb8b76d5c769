import { expect, test } from 'vitest'
import { product } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { toComparison } from './to-comparison.ts'

const FOOD = { product_sub_group: [{ code: 'dry-food', label: 'Dry food' }] }
const of = (site: string, sku: string, body: Parameters<typeof product>[1] = {}) =>
  product(sku, { name: `Food ${sku}`, url_key: `food-${sku}`, facets: FOOD, ...body }, { locale: site })

function compare(site: string, asked: readonly string[], bodies: Record<string, Parameters<typeof product>[1]>) {
  const entries = Object.entries(bodies).map(([sku, body]) => of(site, sku, body))
  return toComparison(createTestContext(`tailwell/${site}`, entries), asked)
}

test('has a row for what any of them says, and a gap where one says nothing', () => {
  const { products, rows, more } = compare('en_US', ['1', '2', '999'], {
    1: { specification: { contents: '2 kg' } },
    2: { usps: ['Baked slowly'] },
    3: {},
  })
  expect(products.map(({ name }) => name)).toEqual(['Food 1', 'Food 2'])
  expect(products[0]?.remove.href).toBe('/search/compare/?sku=2')
  expect(rows.find(({ name }) => name === 'Contents')?.values).toEqual([['2 kg'], []])
  expect(rows.find(({ name }) => name === 'Why choose this product')?.values).toEqual([[], ['Baked slowly']])
  expect(rows.some(({ name }) => name === 'Colour' || name === 'Color')).toBe(false)
  expect(more.links).toEqual([{ name: 'Food 3', href: '/search/compare/?sku=1&sku=2&sku=3' }])
})

test('is full with three, and empty without any', () => {
  const four = { 1: {}, 2: {}, 3: {}, 4: {} }
  expect(compare('en_US', ['1', '2', '3'], four).more.links).toEqual([])
  expect(compare('en_US', [], four)).toMatchObject({ products: [], rows: [], more: { links: [] } })
})

test('says neither price nor good points of a medicine on prescription in France, and offers none', () => {
  const medicine = { is_prescription: true, rrp: 10, currency: 'EUR', usps: ['Works at once'] }
  const { rows, more } = compare('fr_FR', ['1'], { 1: medicine, 2: medicine, 3: {} })
  expect(JSON.stringify(rows)).not.toMatch(/10|Works/)
  expect(more.links.map(({ name }) => name)).toEqual(['Food 3'])
})
