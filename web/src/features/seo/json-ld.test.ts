import { expect, test } from 'vitest'
import { job, product } from '../../content/testing/entries.ts'
import { renderJsonLd, toBreadcrumbList, toJobPostingJsonLd, toProductJsonLd } from './json-ld.ts'

const FACTS = { url: 'http://localhost:3000/dogs/', brand: 'Tailwell', images: [] }

test('no text of an editor can end the script element, and the data stays the same', () => {
  const name = '</script><script>alert(1)</script> & <!-- \u2028'
  const rendered = renderJsonLd(toProductJsonLd({ ...FACTS, product: product('42', { name }).body }))
  expect(rendered).not.toMatch(/[<>\u2028]/)
  expect(JSON.parse(rendered)).toMatchObject({ '@context': 'https://schema.org', '@type': 'Product', name, sku: '42' })
})

test('a text that is not a barcode gives no GTIN', () => {
  const withBarcode = (barcode: string) =>
    toProductJsonLd({ ...FACTS, product: product('42', { specification: { barcode } }).body }).gtin
  expect(withBarcode('8712345678906')).toBe('8712345678906')
  expect(withBarcode('none yet')).toBeUndefined()
})

test('breadcrumbs are numbered from one', () => {
  const { itemListElement } = toBreadcrumbList([
    { title: 'Home', href: 'http://localhost:3000/' },
    { title: 'Dogs', href: 'http://localhost:3000/dogs/' },
  ])
  expect(itemListElement).toMatchObject([
    { position: 1, name: 'Home' },
    { position: 2, name: 'Dogs', item: 'http://localhost:3000/dogs/' },
  ])
})

test('an offer has its availability, and a product group the properties in which its products differ', () => {
  const offer = { url: 'https://shop.example/42', price: 9.5, currency: 'EUR', isAvailable: false }
  const group = { id: 'oat', name: 'Oat', variesBy: ['size'] as const }
  expect(toProductJsonLd({ ...FACTS, product: product('42').body, offer, group })).toMatchObject({
    offers: { price: 9.5, priceCurrency: 'EUR', availability: 'https://schema.org/OutOfStock' },
    isVariantOf: { productGroupID: 'oat', variesBy: ['https://schema.org/size'] },
  })
  const other = {
    product: product('42').body,
    offer: { ...offer, isAvailable: true },
    group: { ...group, variesBy: [] },
  }
  const { offers, isVariantOf } = toProductJsonLd({ ...FACTS, ...other })
  expect(offers).toMatchObject({ availability: 'https://schema.org/InStock' })
  expect(isVariantOf).not.toHaveProperty('variesBy')
})

test('a job posting has the region, postal code, salary and logo that editors entered, else no salary', () => {
  const place = { location: 'Utrecht', created: '2026-05-05T10:00:00Z' }
  const company = { name: 'Tailwell', logo: 'http://localhost:3000/logo.png' }
  const tell = (facts: Parameters<typeof job>[1]) => {
    const { body } = job('baker', { ...place, ...facts })
    return toJobPostingJsonLd({ job: body, url: FACTS.url, company, country: 'NL', description: '<p>You bake.</p>' })[0]
  }
  const salary = { least: 2800, most: 3400, currency: 'EUR', per: 'month' } as const
  expect(tell({ region: 'Utrecht', postalCode: '3511 AB', salary })).toMatchObject({
    hiringOrganization: company,
    jobLocation: { address: { addressRegion: 'Utrecht', postalCode: '3511 AB' } },
    baseSalary: { currency: 'EUR', value: { minValue: 2800, maxValue: 3400, unitText: 'MONTH' } },
  })
  expect(tell({})).toMatchObject({ jobLocation: { address: { addressCountry: 'NL' } } })
  expect(tell({ country: 'BE' })).toMatchObject({ jobLocation: { address: { addressCountry: 'BE' } } })
  expect(tell({ salary: { least: 14.5, currency: 'GBP', per: 'hour' } })).toMatchObject({
    baseSalary: { currency: 'GBP', value: { value: 14.5, unitText: 'HOUR' } },
  })
  expect(tell({})).not.toHaveProperty('baseSalary')
})
