// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { media, page, product } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import type { AnyPublished } from '../../replica/reader.ts'
import { ProductDetail } from './ProductDetail.tsx'
import { toProductDetail } from './product-detail.ts'

afterEach(cleanup)

const paragraph = (text: string) => [{ type: 'paragraph' as const, children: [{ type: 'text' as const, text }] }]

function show(body: Parameters<typeof product>[1], others: AnyPublished[] = [], siteId = 'tailwell/en_US') {
  const entry = product('42', { name: 'Oat kibble', ...body })
  render(<ProductDetail {...toProductDetail(createTestContext(siteId, [entry, ...others]), entry.body)} />)
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

test('a product with nothing but a name is a whole page without empty sections', () => {
  show({})
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oat kibble')
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([])
  expect(screen.queryByText('Recommended price')).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})

test('everything that is filled in shows, in the order of the spec', () => {
  show(
    {
      rrp: 24.95,
      currency: 'USD',
      short_description: 'For dogs that are out a lot.',
      usps: ['Chicken first'],
      description: paragraph('Slowly baked.'),
      instructions: paragraph('Twice a day.'),
      composition: paragraph('Chicken, oats.'),
      specification: { flavor: 'Chicken', sku: '42' },
      related: ['7'],
    },
    [product('7')],
  )
  expect(headings()).toEqual([
    'Why choose this product',
    'Description',
    'Instructions',
    'Composition',
    'Specifications',
    'Related products',
  ])
  expect(screen.getByText('$24.95').closest('p')?.textContent).toContain('Recommended price')
  expect(screen.getByText('Chicken first').closest('li')).not.toBeNull()
})

test('additives and analysis stand under the composition, also where nobody wrote down the ingredients', () => {
  show({
    composition: paragraph('Chicken, oats.'),
    additives: paragraph('Vitamin E.'),
    analysis: paragraph('Protein 25%.'),
  })
  expect(headings()).toEqual(['Composition'])
  const parts = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
  expect(parts()).toEqual(['Additives', 'Analytical constituents'])
  cleanup()
  show({ analysis: paragraph('Protein 25%.') })
  expect([headings(), parts()]).toEqual([['Composition'], ['Analytical constituents']])
  expect(screen.getByText('Protein 25%.')).toBeDefined()
})

test('the table of specifications has a row for each attribute that is filled, and none for the others', () => {
  show({ specification: { contents: '3 kg', flavor: 'Chicken' } })
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => [row.querySelector('th')?.textContent, row.querySelector('td')?.textContent])).toEqual([
    ['Flavor', 'Chicken'],
    ['Contents', '3 kg'],
  ])
  expect(screen.getByRole('rowheader', { name: 'Contents' }).getAttribute('scope')).toBe('row')
})

test('at most three related products, without itself and those not sold here', () => {
  show(
    { related: ['42', '1', '999', '2', '3', '4'] },
    ['1', '2', '3', '4'].map((sku) => product(sku)),
  )
  const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
  expect(names).toEqual(['Food 1', 'Food 2', 'Food 3'])
})

test('several pictures are a strip with a thumbnail for each that leads to it; one that is gone leaves no gap', () => {
  show({ images: ['front', 'gone', 'back'] }, [media('front', { en: 'The bag' }), media('back')])
  const strip = screen.getByRole('list', { name: 'Product images' })
  expect(strip.getAttribute('tabindex')).toBe('0')
  expect(
    within(strip)
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt')),
  ).toEqual(['The bag', 'Oat kibble'])
  const second = screen.getByRole('link', { name: 'Show image 2 of 2' })
  expect(document.querySelector(second.getAttribute('href') ?? '')?.textContent).toContain('Image 2 of 2')
})

test('the first picture is asked for at once, the others when they are needed', () => {
  show({ images: ['front', 'back'] }, [media('front'), media('back')])
  const [first, second] = screen.getAllByRole('img')
  expect([first?.getAttribute('fetchpriority'), first?.getAttribute('loading')]).toEqual(['high', null])
  expect(second?.getAttribute('loading')).toBe('lazy')
})

test('one picture needs neither strip nor thumbnails', () => {
  show({ images: ['front'] }, [media('front', { en: 'The bag' })])
  expect(screen.getByRole('img', { name: 'The bag' })).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

test('the way to a shop leads to the address of the locale, where it has a store finder', () => {
  const inDutch = { locale: 'nl_NL' }
  const entry = product('42', {}, inDutch)
  const showDutch = (...others: AnyPublished[]) =>
    render(<ProductDetail {...toProductDetail(createTestContext('tailwell/nl_NL', [entry, ...others]), entry.body)} />)
  showDutch(page('stores', 'store-finder', {}, inDutch))
  expect(screen.queryByRole('link')).toBeNull()
  cleanup()
  showDutch(page('stores', 'verkooppunten', {}, inDutch))
  expect(screen.getByRole('link').getAttribute('href')).toBe('/nl-nl/verkooppunten/')
})

test('all sizes of the same product are named by what tells them apart, without those not sold here', () => {
  const group = { variant_group: 'kibble', url_key: 'one' }
  show({ ...group, name: 'Oat kibble 1 kg' }, [
    product('43', { ...group, name: 'Oat kibble 3 kg', url_key: 'three' }),
    product('44', { ...group, name: 'Oat kibble 9 kg' }, { locale: 'nl_NL' }),
    product('45', { variant_group: 'other', name: 'Rice' }),
  ])
  expect(headings()).toEqual(['Variants'])
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['1 kg', '/dogs/food/one/'],
    ['3 kg', '/dogs/food/three/'],
  ])
  expect(screen.getByRole('link', { name: '1 kg', current: 'page' })).not.toBeNull()
})

test('a product that is the only one of its group here has no variants', () => {
  show({ variant_group: 'kibble' })
  expect(screen.queryByRole('heading', { name: 'Variants' })).toBeNull()
})
