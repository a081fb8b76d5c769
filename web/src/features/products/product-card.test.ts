import { expect, test } from 'vitest'
import { mediaEntry, product } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { loadProductCards } from './product-card.ts'

test('cards are in the order of the request, without products not sold on the site', () => {
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

test('a card shows the first picture, or none when that picture is missing', () => {
  const ctx = createTestContext('tailwell/en_US', [
    product('1', { images: ['bag', 'other'], short_description: 'Crunchy.' }),
    product('2', { images: ['gone'] }),
    mediaEntry('bag', { en: 'A bag' }),
  ])
  const [first, second] = loadProductCards(ctx, ['1', '2'])
  expect([first?.image?.alt, first?.shortDescription]).toEqual(['A bag', 'Crunchy.'])
  expect(second && 'image' in second).toBe(false)
})

test('a card shows price and unit price, and neither for a prescription medicine in France', () => {
  const priced = { rrp: 19, currency: 'EUR', specification: { contents: '2 kg' } }
  const cardOf = (locale: string, body = {}) =>
    loadProductCards(createTestContext(`tailwell/${locale}`, [product('1', { ...priced, ...body }, { locale })]), [
      '1',
    ])[0]
  const price = cardOf('de_DE')?.price
  expect(JSON.stringify(price).replaceAll('\u00A0', ' ')).toBe(
    '{"label":"Unverbindliche Preisempfehlung","text":"19,00 €","perUnit":"9,50 € pro kg"}',
  )
  expect(cardOf('fr_FR', { is_prescription: true })?.price).toBeUndefined()
  expect(cardOf('de_DE', { rrp: undefined })?.price).toBeUndefined()
})

test('a card shows the teaser of the editors, else the beginning of the short description', () => {
  const texts = {
    short_description: 'Crunchy bites for dogs that are out a lot, in the rain and in the snow, all year.',
  }
  const ctx = createTestContext('tailwell/en_US', [product('1', { ...texts, teaser: 'Crunchy' }), product('2', texts)])
  expect(loadProductCards(ctx, ['1', '2']).map(({ shortDescription }) => shortDescription)).toEqual([
    'Crunchy',
    'Crunchy bites for dogs that are out a lot, in the rain …',
  ])
})

test('a card has a link to compare its product, except for a prescription medicine in France', () => {
  const cardOf = (locale: string, body = {}) =>
    loadProductCards(createTestContext(`tailwell/${locale}`, [product('1', body, { locale })]), ['1'])[0]
  expect(cardOf('de_DE')?.compare?.href).toBe('/de-de/search/vergleich/?sku=1')
  expect(cardOf('fr_FR', { is_prescription: true })?.compare).toBeUndefined()
})
