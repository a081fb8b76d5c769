import { expect, test } from 'vitest'
import { product } from '../../content/testing/entries.ts'
import { renderJsonLd, toBreadcrumbList, toProductJsonLd } from './json-ld.ts'

const FACTS = { url: 'http://localhost:3000/dogs/', brand: 'Tailwell', images: [] }

test('no text of an editor can end the script element, and the data stays the same', () => {
  const name = '</script><script>alert(1)</script> & <!-- \u2028'
  const rendered = renderJsonLd(toProductJsonLd({ ...FACTS, product: product('42', { name }).body }))
  expect(rendered).not.toMatch(/[<>\u2028]/)
  expect(JSON.parse(rendered)).toMatchObject({ '@context': 'https://schema.org', '@type': 'Product', name, sku: '42' })
})

test('a barcode counts only when it is one', () => {
  const withBarcode = (barcode: string) =>
    toProductJsonLd({ ...FACTS, product: product('42', { specification: { barcode } }).body }).gtin
  expect(withBarcode('8712345678906')).toBe('8712345678906')
  expect(withBarcode('none yet')).toBeUndefined()
})

test('crumbs are numbered from one', () => {
  const { itemListElement } = toBreadcrumbList([
    { title: 'Home', href: 'http://localhost:3000/' },
    { title: 'Dogs', href: 'http://localhost:3000/dogs/' },
  ])
  expect(itemListElement).toMatchObject([
    { position: 1, name: 'Home' },
    { position: 2, name: 'Dogs', item: 'http://localhost:3000/dogs/' },
  ])
})
