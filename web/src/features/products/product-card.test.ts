import { expect, test } from 'vitest'
import { media, product } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { loadProductCards } from './product-card.ts'

test('cards come in the order asked, without those that are not sold here', () => {
  const ctx = createTestContext('tailwell/nl_NL', [
    product('1', {}, { locale: 'nl_NL' }),
    product('2', {}, { locale: 'de_DE' }),
    product('3', {}, { locale: 'nl_NL' }),
  ])
  expect(loadProductCards(ctx, ['3', '2', '1']).map(({ sku, href }) => [sku, href])).toEqual([
    ['3', '/nl-nl/dogs/food/food-3/'],
    ['1', '/nl-nl/dogs/food/food-1/'],
  ])
})

test('a card shows the first picture, or none when it is gone', () => {
  const ctx = createTestContext('tailwell/en_US', [
    product('1', { images: ['bag', 'other'], short_description: 'Crunchy.' }),
    product('2', { images: ['gone'] }),
    media('bag', { en: 'A bag' }),
  ])
  const [first, second] = loadProductCards(ctx, ['1', '2'])
  expect([first?.image?.alt, first?.shortDescription]).toEqual(['A bag', 'Crunchy.'])
  expect(second && 'image' in second).toBe(false)
})
