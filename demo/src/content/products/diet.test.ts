import { describe, expect, it } from 'vitest'
import { loadContent } from '../load-content.ts'
import { PRODUCT_FAMILIES } from './families/all-families.ts'

const GRAIN = /\b(?:wheat|maize|corn|rice|barley|oats?|cereals?|rye|spelt|millet|malt)\b/iu
const texts = loadContent().sites.find(({ locale }) => locale.id === 'tailwell/en_GB')?.products ?? []
const others = loadContent().sites.find(({ locale }) => locale.id === 'aldergrove/en_GB')?.products ?? []
const compositionOf = (sku: string) => {
  const text = [...texts, ...others].find((product) => product.sku === sku)
  return JSON.stringify(text?.composition ?? '')
}
const free = PRODUCT_FAMILIES.filter(({ facets }) => facets.diet?.includes('grain-free'))

describe('products that are called grain-free', () => {
  it.each(free.map(({ key, variants: [first] }) => [key, first.sku]))(
    '%s has no grain in its composition',
    (_key, sku) => {
      expect(compositionOf(sku).length).toBeGreaterThan(10)
      expect(compositionOf(sku)).not.toMatch(GRAIN)
    },
  )
})

it('more than five foods that are not called grain-free have grain in their composition', () => {
  const fed = PRODUCT_FAMILIES.filter(
    ({ department, facets }) => department === 'food' && !facets.diet?.includes('grain-free'),
  )
  const withGrain = fed.filter(({ variants: [first] }) => GRAIN.test(compositionOf(first.sku)))
  expect(withGrain.length).toBeGreaterThan(5)
})

it('a product with a single animal protein names exactly one kind of meat or fish', () => {
  const MEAT = [
    'chicken',
    'turkey',
    'duck',
    'beef',
    'lamb',
    'venison',
    'rabbit',
    'salmon',
    'trout',
    'tuna',
    'egg',
    'poultry',
  ]
  for (const { key, facets, variants } of PRODUCT_FAMILIES) {
    // Skipped, because each flavour has its own composition and the product's text covers all of them.
    if (!facets.diet?.includes('single-protein') || variants.some(({ flavor }) => flavor)) continue
    const text = compositionOf(variants[0].sku).toLowerCase()
    expect(
      MEAT.filter((meat) => new RegExp(`\\b${meat}\\b`, 'u').test(text)),
      key,
    ).toHaveLength(1)
  }
})
