import { expect, test } from 'vitest'
import { product } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { toFeeding } from './feeding.ts'

const text = (words: string) => ({ children: [{ type: 'text' as const, text: words }] })
const table = (...rows: string[]) => [{ type: 'list' as const, ordered: false, items: rows.map(text) }]
const of = (animal: string) => ({
  product_sub_group: [{ code: 'dry-food', label: 'Dry food' }],
  animal_type: [{ code: animal, label: animal }],
})
const food = (sku: string, animal: string, rows: string[], body = {}) =>
  product(sku, { facets: of(animal), instructions: table(...rows), ...body })

const small = food('1', 'dog', ['2 kg: 40 g', '10 kg: 140 g'])
const large = food('2', 'dog', ['10 kg: 150 g', '40 kg: 420 g'], { variant_group: 'large' })
const largeBag = food('3', 'dog', ['10 kg: 150 g', '40 kg: 420 g'], { variant_group: 'large' })
const horse = food('4', 'horse', ['10 kg: 150 g', '900 kg: 2000 g'])

function feed(weight: string, country = 'GB') {
  const ctx = createTestContext('tailwell/en_US', [small, large, largeBag, horse])
  return toFeeding({ ...ctx, site: { ...ctx.site, country }, query: new Map([['weight', weight]]) }, small.body)
}

test('a weight outside the table leads to a food of the same animal whose table has it, once for all sizes', () => {
  expect(feed('25')?.others).toEqual({
    title: 'Food for 25 kg:',
    links: [{ name: 'Food 2', href: '/dogs/food/food-2/?weight=25#feeding' }],
  })
})

test('a weight that is in the table, or in no table, leads to no other food', () => {
  expect(feed('5')?.others).toBeUndefined()
  expect(feed('500')?.others).toBeUndefined()
  expect(feed('500')?.answer).toContain('The table is for weights')
})

test('in the US weights are typed, shown and linked in pounds, while the table stays in kilograms', () => {
  expect(feed('55', 'US')).toMatchObject({
    label: 'Your pet’s weight in lb',
    weight: 55,
    answer: 'The table is for weights from 4.4 lb (2 kg) to 22 lb (10 kg).',
    others: { title: 'Food for 55 lb (24.9 kg):', links: [{ href: '/dogs/food/food-2/?weight=55#feeding' }] },
  })
  expect(feed('22', 'US')?.answer).toContain('22 lb (10 kg): about 140 g')
  expect(feed('10')).toMatchObject({
    label: 'Your pet’s weight in kg',
    answer: expect.stringContaining('10 kg: about 140 g'),
  })
})
