// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { findFreshPrice, readKept, withProduct, writeKept } from './kept-products.ts'

const KEY = 'tailwell-seen-de-DE'
const product = (sku: string) => ({ sku, name: `Product ${sku}`, href: `/de-de/p${sku}/` })

beforeEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'de-DE'
  document.documentElement.dataset.brand = 'tailwell'
})

test('keeps products by brand and language, and removes the stored value of an empty list', () => {
  writeKept('seen', [product('1'), { ...product('2'), src: '/imaging/a' }])
  expect(localStorage.getItem(KEY)).toContain('Product 1')
  expect(readKept('seen').map(({ sku }) => sku)).toEqual(['1', '2'])
  expect(readKept('compare')).toEqual([])
  writeKept('seen', [])
  expect(localStorage.length).toBe(0)
})

test('ignores stored products with foreign addresses or invalid values', () => {
  localStorage.setItem(
    KEY,
    JSON.stringify([
      product('1'),
      { ...product('2'), href: 'https://evil.example/' },
      { ...product('3'), src: '//evil.example/a' },
      { ...product('4'), price: '4,99 €' },
      null,
      'x',
    ]),
  )
  expect(readKept('seen').map(({ sku }) => sku)).toEqual(['1'])
  localStorage.setItem(KEY, '{')
  expect(readKept('seen')).toEqual([])
})

test('shows a price of the same day, and none of the day before', () => {
  const kept = { ...product('1'), price: { text: '4,99 € (33,27 € pro kg)', at: Date.UTC(2026, 10, 26, 9) } }
  writeKept('seen', [kept])
  expect(readKept('seen').map((one) => findFreshPrice(one, Date.UTC(2026, 10, 26, 18)))).toEqual([kept.price.text])
  expect(findFreshPrice(kept, Date.UTC(2026, 10, 27, 10))).toBeUndefined()
  expect(findFreshPrice(product('1'), Date.UTC(2026, 10, 26))).toBeUndefined()
})

test('the latest product comes first, each product once, up to the maximum number', () => {
  const three = ['1', '2', '3'].map(product)
  expect(withProduct(three, product('2'), 3).map(({ sku }) => sku)).toEqual(['2', '1', '3'])
  expect(withProduct(three, product('4'), 3).map(({ sku }) => sku)).toEqual(['4', '1', '2'])
})
