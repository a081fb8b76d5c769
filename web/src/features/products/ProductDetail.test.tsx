// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { mediaEntry, page, product } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import type { AnyPublished } from '../../replica/reader.ts'
import { startProductPage } from './browser/start-product.ts'
import { ProductDetail } from './ProductDetail.tsx'
import { toProductDetail } from './product-detail.ts'

afterEach(cleanup)

const paragraph = (text: string) => [{ type: 'paragraph' as const, children: [{ type: 'text' as const, text }] }]

function show(body: Parameters<typeof product>[1], others: AnyPublished[] = [], siteId = 'tailwell/en_US') {
  const entry = product('42', { name: 'Oat kibble', ...body })
  render(<ProductDetail {...toProductDetail(createTestContext(siteId, [entry, ...others]), entry.body)} />)
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)

test('a product with only a name is a complete page without empty sections', () => {
  show({})
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oat kibble')
  expect(screen.queryAllByRole('heading', { level: 2 })).toEqual([])
  expect(screen.queryByText('Recommended price')).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})

test('all sections that are filled in are shown, in the order of the spec', () => {
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

test('additives and analysis are shown under the composition, also where no ingredients are given', () => {
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

test('the table of specifications has a row only for each attribute that is filled in', () => {
  show({ specification: { contents: '3 kg', flavor: 'Chicken' } })
  const rows = within(screen.getByRole('table')).getAllByRole('row')
  expect(rows.map((row) => [row.querySelector('th')?.textContent, row.querySelector('td')?.textContent])).toEqual([
    ['Flavor', 'Chicken'],
    ['Contents', '3 kg'],
  ])
  expect(screen.getByRole('rowheader', { name: 'Contents' }).getAttribute('scope')).toBe('row')
})

test('shows at most three related products, without the product itself and products not sold on the site', () => {
  show(
    { related: ['42', '1', '999', '2', '3', '4'] },
    ['1', '2', '3', '4'].map((sku) => product(sku)),
  )
  const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
  expect(names).toEqual(['Food 1', 'Food 2', 'Food 3'])
})

test('several pictures form a strip with a thumbnail link for each, and a missing picture leaves no gap', () => {
  show({ images: ['front', 'gone', 'back'] }, [mediaEntry('front', { en: 'The bag' }), mediaEntry('back')])
  const strip = screen.getByRole('group', { name: 'Product images' })
  expect(strip.getAttribute('tabindex')).toBe('0')
  expect(
    within(strip)
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt')),
  ).toEqual(['The bag', 'Oat kibble'])
  const second = screen.getByRole('link', { name: 'Show image 2 of 2' })
  expect(document.querySelector(second.getAttribute('href') ?? '')?.textContent).toContain('Image 2 of 2')
})

test('the first picture is loaded at once, the others lazily', () => {
  show({ images: ['front', 'back'] }, [mediaEntry('front'), mediaEntry('back')])
  const [first, second] = screen.getAllByRole('img')
  expect([first?.getAttribute('fetchpriority'), first?.getAttribute('loading')]).toEqual(['high', null])
  expect(second?.getAttribute('loading')).toBe('lazy')
})

test('a single picture has no strip and no thumbnails, and links to its large version', () => {
  show({ images: ['front'] }, [mediaEntry('front', { en: 'The bag' })])
  const [link, ...others] = screen.getAllByRole('link')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    'Enlarge image 1 of 1',
    '/imaging/front/1500x1500/1',
  ])
  expect(within(screen.getByRole('link', { name: /Enlarge/ })).getByRole('img', { name: 'The bag' })).toBeDefined()
  expect(others.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Compare: /)])
})

describe('the purchase link', () => {
  const SHOPS = [{ name: 'Paw & Pantry', url: 'https://pawandpantry.example/p/42' }]
  const showGerman = (body: Parameters<typeof product>[1], ...others: AnyPublished[]) => {
    const entry = product('42', body, { locale: 'de_DE' })
    const ctx = createTestContext('tailwell/de_DE', [entry, ...others])
    render(<ProductDetail {...toProductDetail(ctx, entry.body)} />)
  }
  const germanPage = page('stores', 'haendler-finden', { template: 'StoreLocator' }, { locale: 'de_DE' })

  test('is a button that opens the shops and a link to the store finder', () => {
    showGerman({ product_links: SHOPS }, germanPage)
    const [button] = screen.getAllByRole('button', { name: 'Jetzt kaufen' })
    const popup = document.getElementById(button?.getAttribute('popovertarget') ?? '')
    expect(popup?.getAttribute('role')).toBe('dialog')
    const links = [...(popup?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['https://pawandpantry.example/p/42', '/de-de/haendler-finden/?product=42'])
  })

  test('is repeated with the price in a bar that is hidden at first', () => {
    showGerman({ product_links: SHOPS, rrp: 9.95, currency: 'EUR' })
    const bar = document.querySelector('[data-retailer-bar]')
    expect(bar?.hasAttribute('hidden')).toBe(true)
    expect(bar?.textContent).toContain('9,95')
    expect(bar?.querySelector('button')?.getAttribute('popovertarget')).toBe('buy')
  })

  test('is a plain link without a bar on the international site (spec §9)', () => {
    show({ product_links: SHOPS }, [page('stores', 'distributor-finder', { template: 'StoreLocator' })])
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.querySelector('[data-retailer-bar]')).toBeNull()
    expect(screen.getByRole('link', { name: 'Find a retailer' }).getAttribute('href')).toBe(
      '/distributor-finder/?product=42',
    )
  })

  test('is missing, with price, benefits and related products, for a prescription medicine in France', () => {
    const inFrench = { locale: 'fr_FR' }
    const medicine = { product_links: SHOPS, rrp: 9.95, currency: 'EUR', usps: ['Efficace'], related: ['7'] }
    const entry = product('42', { ...medicine, is_prescription: true }, inFrench)
    const ctx = createTestContext('tailwell/fr_FR', [entry, product('7', {}, inFrench)])
    render(<ProductDetail {...toProductDetail(ctx, entry.body)} />)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByText(/9,95|Efficace/)).toBeNull()
    expect(screen.queryAllByRole('article')).toEqual([])
  })
})

test('hazard symbols are shown only in Germany, with an alternative text (spec §7)', () => {
  const entry = (locale: string) => product('42', { ghs_symbols: ['GHS02', 'GHS07'] }, { locale })
  const showIn = (locale: string) => {
    const { body } = entry(locale)
    render(<ProductDetail {...toProductDetail(createTestContext(`tailwell/${locale}`), body)} />)
  }
  showIn('de_DE')
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Flamme: entzündbar',
    'Ausrufezeichen: reizend oder gesundheitsschädlich',
  ])
  cleanup()
  showIn('fr_FR')
  expect(screen.queryByRole('img')).toBeNull()
})

test('a long value of the specifications can be expanded and collapsed', async () => {
  show({ specification: { storage_and_safety: 'Keep it dry. '.repeat(30), flavor: 'Chicken' } })
  startProductPage()
  const toggle = screen.getByRole('button', { name: 'Read more', expanded: false })
  fireEvent.click(toggle)
  expect(await screen.findByRole('button', { name: 'Read less', expanded: true })).toBe(toggle)
  fireEvent.click(toggle)
  expect(await screen.findByRole('button', { name: 'Read more', expanded: false })).toBe(toggle)
})

test('all variants of a product are named by their differing part, without those not sold on the site', () => {
  const group = { variant_group: 'kibble', url_key: 'one' }
  show({ ...group, name: 'Oat kibble 1 kg' }, [
    product('43', { ...group, name: 'Oat kibble 3 kg', url_key: 'three' }),
    product('44', { ...group, name: 'Oat kibble 9 kg' }, { locale: 'nl_NL' }),
    product('45', { variant_group: 'other', name: 'Rice' }),
  ])
  expect(headings()).toEqual(['Variants'])
  const variants = within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('link')
  const links = variants.map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['1 kg', '/dogs/food/one/'],
    ['3 kg', '/dogs/food/three/'],
  ])
  expect(screen.getByRole('link', { name: '1 kg', current: 'page' })).not.toBeNull()
})

test('a product that is the only one of its variant group has no section of variants', () => {
  show({ variant_group: 'kibble' })
  expect(screen.queryByRole('heading', { name: 'Variants' })).toBeNull()
})
