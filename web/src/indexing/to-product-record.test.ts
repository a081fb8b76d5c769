import { expect, test } from 'vitest'
import { mediaEntry, product } from '../content/testing/entries.ts'
import { createTestContext } from '../content/testing/test-context.ts'
import { toProductRecord } from './to-product-record.ts'

const DOG = { code: 'dog', label: 'Dogs' }
const KIBBLE = { code: 'dry-food', label: 'Dry food' }
const BODY = {
  name: 'Salmon & potato',
  short_description: 'For small dogs.',
  facets: { animal_type: [DOG], product_sub_group: [KIBBLE] },
  images: ['bag'],
  variant_group: 'tailwell-salmon',
  published: '2026-03-01',
}

test('a product record has name, path and picture, and labels and codes for filters', () => {
  const ctx = createTestContext('tailwell/en_US', [product('10310', BODY), mediaEntry('bag', { en: 'A bag' })])
  expect(toProductRecord(ctx, '10310')).toMatchObject({
    objectID: '10310',
    name: 'Salmon & potato',
    path: 'dogs/food/food-10310',
    animal_type: ['Dogs'],
    codes: { animal_type: ['dog'], product_sub_group: ['dry-food'], color: [] },
    categories: { lvl0: ['Dogs'], lvl1: ['Dogs > Dry food'] },
    variant_group: 'tailwell-salmon',
    images: ['bag'],
    image: { alt: 'A bag', src: '/imaging/bag/750x750/1' },
    published: Date.UTC(2026, 2, 1) / 1_000,
  })
})

test('formatted text becomes plain text, and a product without variants is a group of its own', () => {
  const description = [
    { type: 'heading' as const, level: 2 as const, children: [{ type: 'text' as const, text: 'Crunchy' }] },
    { type: 'paragraph' as const, children: [{ type: 'text' as const, text: 'Small pieces.' }] },
  ]
  const ctx = createTestContext('tailwell/en_US', [product('1', { description })])
  expect(toProductRecord(ctx, '1')).toMatchObject({ description: 'Crunchy\nSmall pieces.', variant_group: '1' })
})

test('a measured product, or one with a leaflet or an analysis, has ingredients; other products have materials', () => {
  const composition = [{ type: 'paragraph' as const, children: [{ type: 'text' as const, text: 'Nylon window.' }] }]
  const ctx = createTestContext('tailwell/en_US', [
    product('1', { composition, specification: { contents: '1 piece' } }),
    product('2', { composition, specification: { contents: '500 ml' } }),
    product('3', { composition, specification: { contents: '3 pipettes' }, leaflets: ['drops'] }),
    product('4', { composition, analysis: composition }),
  ])
  const toTold = (sku: string) => Object.keys(toProductRecord(ctx, sku) ?? {}).filter((key) => /^(comp|mat)/.test(key))
  expect(['1', '2', '3', '4'].map(toTold)).toEqual([['materials'], ['composition'], ['composition'], ['composition']])
})

test('a product not sold on the site has no record, and a missing picture is left out', () => {
  const ctx = createTestContext('tailwell/en_US', [product('1', { images: ['gone'] })])
  expect(toProductRecord(ctx, '2')).toBeUndefined()
  expect(toProductRecord(ctx, '1')).not.toHaveProperty('image')
})

test('labels of filters are cleaned of special spaces, invisible characters and decomposed letters', () => {
  const flavor = [{ code: 'potato', label: 'Pomme\u00A0de\u202Fterre\u200B' }]
  const ctx = createTestContext('tailwell/en_US', [
    product('1', { facets: { flavor, animal_type: [{ code: 'dog', label: 'Gru\u0308ne\u00A0Hunde' }] } }),
  ])
  expect(toProductRecord(ctx, '1')).toMatchObject({
    flavor: ['Pomme de terre'],
    animal_type: ['Grüne Hunde'],
    categories: { lvl0: ['Grüne Hunde'] },
  })
})

test('amounts are stored as numbers, and left out where the text has none', () => {
  const specification = { contents: '1.5 kg', animal_weight: '10 to 25 kg' }
  const ctx = createTestContext('tailwell/en_US', [
    product('1', { specification }),
    product('2', { specification: { contents: '3 pipettes' } }),
    product('3', { specification: { contents: '500 ml' } }),
  ])
  const toAmounts = (sku: string) => toProductRecord(ctx, sku)?.amounts
  expect(toAmounts('1')).toEqual({ kilos: 1.5, litres: undefined, animal_from: 10, animal_to: 25 })
  expect(toAmounts('2')).not.toHaveProperty('kilos', expect.any(Number))
  expect(toAmounts('3')).toMatchObject({ litres: 0.5 })
})
