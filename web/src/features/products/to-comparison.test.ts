import { describe, expect, test } from 'vitest'
import { product } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { toComparison } from './to-comparison.ts'

const FOOD = { product_sub_group: [{ code: 'dry-food', label: 'Dry food' }] }
const of = (site: string, sku: string, body: Parameters<typeof product>[1] = {}) =>
  product(sku, { name: `Food ${sku}`, url_key: `food-${sku}`, facets: FOOD, ...body }, { locale: site })

type Bodies = Record<string, Parameters<typeof product>[1]>

function compare(site: string, skus: readonly string[], bodies: Bodies, only = false) {
  const entries = Object.entries(bodies).map(([sku, body]) => of(site, sku, body))
  return toComparison(createTestContext(`tailwell/${site}`, entries), { skus, only })
}

test('has a row for each attribute of any product, and an empty cell where a product has no value', () => {
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

test('offers only food of the same animal', () => {
  const ofAnimal = (code: string) => ({ facets: { ...FOOD, animal_type: [{ code, label: code }] } })
  const { more } = compare('en_US', ['1'], { 1: ofAnimal('dog'), 2: ofAnimal('cat'), 3: ofAnimal('dog'), 4: {} })
  expect(more.links.map(({ name }) => name)).toEqual(['Food 3'])
})

test('offers no more products when there are three, and is empty without products', () => {
  const four = { 1: {}, 2: {}, 3: {}, 4: {} }
  expect(compare('en_US', ['1', '2', '3'], four).more.links).toEqual([])
  expect(compare('en_US', [], four)).toMatchObject({ products: [], rows: [], more: { links: [] } })
})

test('shows neither price nor benefits of a prescription medicine in France, and offers none', () => {
  const medicine = { is_prescription: true, rrp: 10, currency: 'EUR', usps: ['Works at once'] }
  const { rows, more } = compare('fr_FR', ['1'], { 1: medicine, 2: medicine, 3: {} })
  expect(JSON.stringify(rows)).not.toMatch(/10|Works/)
  expect(more.links.map(({ name }) => name)).toEqual(['Food 3'])
})

describe('the differences between two products', () => {
  const dry = {
    rrp: 24,
    currency: 'EUR',
    specification: { contents: '3 kg', form: 'Kroketten', flavor: 'Huhn', sku: '1' },
  }
  const small = {
    rrp: 10,
    currency: 'EUR',
    specification: { contents: '1 kg', form: 'Kroketten', flavor: 'Lamm', sku: '2' },
  }
  const names = ({ rows }: { rows: readonly { name: string }[] }) => rows.map(({ name }) => name)

  test('come first, then the shared attributes; article numbers do not count as differences', () => {
    const { rows, toggle } = compare('de_DE', ['1', '2'], { 1: dry, 2: small })
    expect(names({ rows })).toEqual(['Unverbindliche Preisempfehlung', 'Geschmack', 'Inhalt', 'Form'])
    expect(toggle).toEqual({ text: 'Nur Unterschiede', href: '/de-de/search/vergleich/?sku=1&sku=2&only=differences' })
  })

  test('can be shown alone by a link, and the other links keep that choice', () => {
    const { rows, toggle, products, more } = compare('de_DE', ['1', '2'], { 1: dry, 2: small, 3: {} }, true)
    expect(names({ rows })).toEqual(['Unverbindliche Preisempfehlung', 'Geschmack', 'Inhalt'])
    expect(toggle).toEqual({ text: 'Alle Eigenschaften', href: '/de-de/search/vergleich/?sku=1&sku=2' })
    expect(more.links[0]?.href).toBe('/de-de/search/vergleich/?sku=1&sku=2&sku=3&only=differences')
    expect(products[0]?.remove.href).toBe('/de-de/search/vergleich/?sku=2')
  })

  test('are summed up in sentences, with the lowest price per kilogram where all products have one', () => {
    const { summary } = compare('de_DE', ['1', '2'], { 1: dry, 2: small })
    expect(summary.map((sentence) => sentence.replaceAll('\u00A0', ' '))).toEqual([
      'Unterschiede: Geschmack (Huhn / Lamm), Inhalt (3 kg / 1 kg).',
      'Niedrigste unverbindliche Preisempfehlung: Food 1, 8,00 € pro kg.',
    ])
    const unlike = compare('de_DE', ['1', '2'], { 1: dry, 2: { ...dry, rrp: 30 } })
    expect(unlike.summary[0]).toBe('Unterschiede: Unverbindliche Preisempfehlung.')
    const twins = compare('de_DE', ['1', '2'], { 1: dry, 2: dry })
    expect([twins.summary, twins.toggle]).toEqual([['Die Eigenschaften sind gleich.'], undefined])
    expect(compare('de_DE', ['1'], { 1: dry })).toMatchObject({ summary: [], products: [{ sku: '1' }] })
  })
})
