import { expect, test } from 'vitest'
import { writeShoppingFeed } from './write-shopping-feed.ts'

const ITEM = {
  sku: '10110',
  title: 'Oats & <honey>',
  description: 'A shampoo',
  url: 'https://a.example/dogs/care/oats/',
  images: ['https://a.example/1.webp', 'https://a.example/2.webp'],
  price: 8.5,
  currency: 'EUR',
  brand: 'Tailwell',
  gtin: undefined,
  mpn: 'TW-1/A',
  group: 'oats',
  kind: 'Dogs > Care',
  size: undefined,
  color: undefined,
}

test('a product has the fields of Google Merchant, and none that is empty', () => {
  const text = writeShoppingFeed({ title: 'Tailwell', url: 'https://a.example/', items: [ITEM] })
  expect(text).toContain('<g:id>10110</g:id>')
  expect(text).toContain('<g:title>Oats &amp; &lt;honey&gt;</g:title>')
  expect(text).toContain('<g:price>8.50 EUR</g:price>')
  expect(text).toContain('<g:image_link>https://a.example/1.webp</g:image_link>')
  expect(text).toContain('<g:additional_image_link>https://a.example/2.webp</g:additional_image_link>')
  expect(text).toContain('<g:mpn>TW-1/A</g:mpn>')
  expect(text).toContain('<g:product_type>Dogs &gt; Care</g:product_type>')
  expect(text).not.toMatch(/gtin|g:size|g:color/)
})
