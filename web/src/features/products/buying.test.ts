import type { ProductBody } from '@menagerie/contract/product'
import { expect, test } from 'vitest'
import { page, product } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import { findOffer, toBuying } from './buying.ts'

const SHOPS = [
  { name: 'Paw & Pantry', url: 'https://pawandpantry.example/p/42' },
  { name: 'Kibble Cart', url: 'https://kibble-cart.example/p/42' },
]

type Pages = { finder?: string; contact?: string }

function buy(siteId: string, body: Partial<ProductBody>, { finder, contact }: Pages = {}, isEditing = false) {
  const [brand = '', locale = ''] = siteId.split('/')
  const where = { brand, locale }
  const entry = product('42', body, where)
  const pages = [
    ...(finder ? [page('finder', finder, { template: 'StoreLocator' }, where)] : []),
    ...(contact ? [page('contact', contact, { template: 'ContactPage' }, where)] : []),
  ]
  return toBuying({ ...createTestContext(siteId, [entry, ...pages]), ...(isEditing && { isEditing }) }, entry.body)
}

test('the button opens the shops in the order of the editors, followed by Amazon of the country', () => {
  const { button, shops } = buy('tailwell/de_DE', {
    product_links: SHOPS,
    amazon_asin: 'B0TMN10110',
    amazon_availability: true,
  })
  expect(button).toEqual({ text: 'Jetzt kaufen' })
  expect(shops.links.map(({ name, to }) => [name, to.href])).toEqual([
    ['Paw & Pantry', 'https://pawandpantry.example/p/42'],
    ['Kibble Cart', 'https://kibble-cart.example/p/42'],
    ['Amazon', 'https://www.amazon.de/dp/B0TMN10110'],
  ])
})

test('Amazon is left out where the country has none, and where it does not sell the product', () => {
  const amazon = { amazon_asin: 'B0TMN10110', amazon_availability: true }
  const names = (siteId: string, body: Partial<ProductBody>) => buy(siteId, body).shops.links.map(({ name }) => name)
  expect(names('tailwell/pl_PL', { product_links: SHOPS, ...amazon })).not.toContain('Amazon')
  expect(names('tailwell/de_DE', { product_links: SHOPS, ...amazon, amazon_availability: false })).not.toContain(
    'Amazon',
  )
  expect(names('tailwell/fr_BE', amazon)).toEqual(['Amazon'])
})

test('the button leads to the shop address if that is longer than ten characters (spec §5)', () => {
  const direct = buy('tailwell/de_DE', { product_links: SHOPS, webshop_url: 'https://shop.example/1' })
  expect([direct.button?.to?.href, direct.shops.links]).toEqual(['https://shop.example/1', []])
  const short = buy('tailwell/de_DE', { product_links: SHOPS, webshop_url: 'https://a.' })
  expect([short.button?.to, short.shops.links.length]).toEqual([undefined, 2])
})

test('beside the button there is a link to the store finder, else to the contact page', () => {
  const finder = buy('tailwell/de_DE', { product_links: SHOPS }, { finder: 'haendler-finden', contact: 'kontakt' })
  expect(finder.wayOn?.href).toBe('/de-de/haendler-finden/?product=42')
  const contact = buy('tailwell/de_DE', { product_links: SHOPS }, { contact: 'kontakt' })
  expect(contact.wayOn?.href).toBe('/de-de/kontakt/?product=42')
})

test('without a shop the button itself leads to the store finder', () => {
  const { button, wayOn } = buy('tailwell/no_NO', {}, { finder: 'butikker' })
  expect([button?.to?.href, wayOn]).toEqual(['/no-no/butikker/?product=42', undefined])
  expect(buy('tailwell/no_NO', {}).button).toBeUndefined()
})

test('the international site has a plain link and no button (spec §9)', () => {
  const { button, shops, wayOn } = buy(
    'tailwell/en_US',
    { product_links: SHOPS, webshop_url: 'https://shop.example/1' },
    { finder: 'distributor-finder' },
  )
  expect([button, shops.links, wayOn?.href]).toEqual([undefined, [], '/distributor-finder/?product=42'])
})

test('a prescription medicine has no button in France, but has one elsewhere', () => {
  const medicine = { product_links: SHOPS, webshop_url: 'https://shop.example/1', is_prescription: true }
  const { button, shops } = buy('tailwell/fr_FR', medicine)
  expect([button, shops.links]).toEqual([undefined, []])
  expect(buy('tailwell/de_DE', medicine).button).toBeDefined()
})

test('in the editing view the button has no link and opens no shops (spec §2)', () => {
  const { button, shops } = buy(
    'tailwell/de_DE',
    { product_links: SHOPS, webshop_url: 'https://shop.example/1' },
    {},
    true,
  )
  expect([button, shops.links]).toEqual([{ text: 'Jetzt kaufen' }, []])
})

test('an offer exists only with a price and a single shop that the button leads to (decision 037)', () => {
  const sold = { webshop_url: 'https://shop.example/1', rrp: 9.5, currency: 'EUR' }
  const find = (siteId: string, body: Partial<ProductBody>) =>
    findOffer(createTestContext(siteId, []), product('42', body).body)
  const offer = { url: sold.webshop_url, price: 9.5, currency: 'EUR' }
  expect(find('tailwell/de_DE', sold)).toEqual({ ...offer, isAvailable: true })
  const markets = [{ country: 'DE', available: false }]
  expect(find('tailwell/de_DE', { ...sold, markets })).toEqual({ ...offer, isAvailable: false })
  expect(find('tailwell/de_DE', { ...sold, webshop_url: undefined, product_links: SHOPS })).toBeUndefined()
  expect(find('tailwell/de_DE', { ...sold, rrp: undefined })).toBeUndefined()
  expect(find('tailwell/en_US', sold)).toBeUndefined()
  expect(find('tailwell/fr_FR', { ...sold, is_prescription: true })).toBeUndefined()
})
