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
  measure: '250 ml',
  baseMeasure: '1 l',
  group: 'oats',
  kind: 'Dogs > Care',
  size: undefined,
  color: undefined,
}

test('a product has the fields of Google Merchant, and no empty field', () => {
  const text = writeShoppingFeed({ title: 'Tailwell', url: 'https://a.example/', language: 'en-GB', items: [ITEM] })
  expect(text).toContain('<g:id>10110</g:id>')
  expect(text).toContain('<g:title>Oats &amp; &lt;honey&gt;</g:title>')
  expect(text).toContain('<g:price>8.50 EUR</g:price>')
  expect(text).toContain('<g:image_link>https://a.example/1.webp</g:image_link>')
  expect(text).toContain('<g:additional_image_link>https://a.example/2.webp</g:additional_image_link>')
  expect(text).toContain('<g:unit_pricing_measure>250 ml</g:unit_pricing_measure>')
  expect(text).toContain('<language>en-GB</language>')
  expect(text).toContain('<g:mpn>TW-1/A</g:mpn>')
  expect(text).toContain('<g:product_type>Dogs &gt; Care</g:product_type>')
  expect(text).not.toMatch(/gtin|g:size|g:color|identifier_exists/)
})

const valuesOf = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<g:${name}>([^<]*)</g:${name}>`, 'g'))].map(([, value]) => value ?? '')

test('no field is longer than Google accepts, and no character is cut in two', () => {
  const long = {
    title: `${'a'.repeat(149)}😀`,
    description: 'b'.repeat(6_000),
    group: 'g'.repeat(80),
    brand: 'c'.repeat(90),
  }
  const images = Array.from({ length: 14 }, (_, number) => `https://a.example/${number}.webp`)
  const item = { ...ITEM, ...long, images, mpn: undefined }
  const text = writeShoppingFeed({ title: 'Tailwell', url: 'https://a.example/', language: 'en-GB', items: [item] })
  const lengths = ['title', 'description', 'item_group_id', 'brand'].map((name) => valuesOf(text, name)[0]?.length)
  expect(lengths).toEqual([149, 5_000, 50, 70])
  expect(valuesOf(text, 'additional_image_link')).toHaveLength(10)
  expect(valuesOf(text, 'identifier_exists')).toEqual(['no'])
  expect(text.isWellFormed()).toBe(true)
})
