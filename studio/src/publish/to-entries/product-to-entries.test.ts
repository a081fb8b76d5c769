import { describe, expect, test } from 'vitest'
import { fieldOf } from '../../testing/test-check.ts'
import { checkEntry } from '../entries/check-entry.ts'
import type { Term } from '../parts/lookup.ts'
import { productToEntries } from './product-to-entries.ts'

const SKUS = new Map([
  ['facts-1', '1001'],
  ['facts-2', '1002'],
])
const TERMS = new Map<string, Term>([
  ['dog', { vocabulary: 'animal_type', code: 'dog', labels: { nl: 'Hond', de: 'Hund' } }],
  ['cat', { vocabulary: 'animal_type', code: 'cat', labels: { nl: 'Kat' } }],
  ['brown', { vocabulary: 'color', code: 'brown', labels: { de: 'braun' } }],
  ['teeth', { vocabulary: 'content_tag', code: 'teeth', labels: { nl: 'Gebit' } }],
])
const lookup = { skuOf: (id: string) => SKUS.get(id), termOf: (id: string) => TERMS.get(id) }

const facts = {
  id: 'facts-1',
  sku: '1001',
  brands: ['tailwell'],
  markets: [
    { country: 'DE', available: true, rrp: 11, currency: 'EUR' },
    { country: 'NL', available: true, rrp: 9.95, currency: 'EUR' },
  ],
}
const text = {
  id: 'text-1',
  site: 'tailwell/nl_NL',
  facts: 'facts-1',
  name: 'Brokken',
  url_slug: '/honden/droogvoer/',
  url_key: 'zalm',
}

/** The body after storing and reading it. */
function bodyOf(moreText: object = {}, moreFacts: object = {}) {
  const [entry] = productToEntries({ ...text, ...moreText }, { ...facts, ...moreFacts }, lookup)
  return JSON.parse(JSON.stringify(entry && checkEntry(entry, 'source').body))
}

test('a product with minimal data has the market of its country and no fields for empty values', () => {
  expect(bodyOf()).toEqual({
    sku: '1001',
    name: 'Brokken',
    rrp: 9.95,
    currency: 'EUR',
    markets: [{ country: 'NL', available: true, rrp: 9.95, currency: 'EUR' }],
    images: [],
    usps: [],
    related: [],
    product_links: [],
    amazon_availability: false,
    url_slug: 'honden/droogvoer',
    url_key: 'zalm',
    ghs_symbols: [],
    flowbox_enabled: false,
    is_prescription: false,
    tags: [],
    leaflets: [],
    customer_pictures: [],
    specification: { sku: '1001' },
    facets: {},
    is_natural: false,
    blocks: [],
  })
})

test('pictures, related products and video are each the site’s own where it has them, otherwise the shared ones', () => {
  const shared = { images: ['shared-1'], related: ['facts-2'], video_url: 'https://video.example/shared' }
  expect(bodyOf({}, shared)).toMatchObject({ ...shared, related: ['1002'] })
  expect(bodyOf({ images: ['pack-nl', 'shared-1'] }, shared)).toMatchObject({
    images: ['pack-nl', 'shared-1'],
    related: ['1002'],
    video_url: 'https://video.example/shared',
  })
  const own = { related: ['facts-2'], video_url: 'https://video.example/nl' }
  expect(bodyOf(own, { images: ['shared-1'] })).toMatchObject({ ...own, images: ['shared-1'], related: ['1002'] })
  // Deleted products and the product itself are no related products.
  expect(bodyOf({ related: ['gone', 'facts-1'] }, shared)).toMatchObject({ related: ['1002'] })
})

test('a full product has the facts in the language of the country, with its text', () => {
  const richText = {
    root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text: 'x', format: 0 }] }] },
  }
  const paragraph = [{ type: 'paragraph', children: [{ type: 'text', text: 'x' }] }]
  const rich = ['description', 'instructions', 'composition', 'additives', 'analysis']
  const local = {
    title: 'Brokken met zalm',
    short_description: 'Kort',
    teaser: 'Kort en goed',
    meta_description: 'Voor zoekers',
    video_url: 'https://video.example/1',
    webshop_url: 'https://shop.example/1',
    amazon_asin: 'B07XYZ1234',
    amazon_availability: true,
    flowbox_enabled: true,
    is_prescription: true,
    leaflets: ['leaflet-2', 'leaflet-1'],
  }
  const body = bodyOf(
    {
      ...local,
      ...Object.fromEntries(rich.map((name) => [name, richText])),
      usps: [{ text: ' Lekker ' }, { text: '' }],
      product_links: [{ id: 'row', name: 'Winkel', url: 'https://winkel.example/1', image: 'media-1' }],
      efficacy_period: '4 weken',
      createdAt: '2026-03-04T23:30:00.000Z',
    },
    {
      barcode: '8712345678906',
      images: ['media-2', 'media-1'],
      related: ['facts-2', 'facts-1', 'gone'],
      variant_group: 'zalm',
      is_natural: true,
      ghs_symbols: ['GHS07', 'GHS02'],
      specification: { color: { nl: 'bruin', de: 'braun' }, size: { de: 'groß' } },
    },
  )
  expect(body).toMatchObject({
    ...local,
    ...Object.fromEntries(rich.map((name) => [name, paragraph])),
    usps: ['Lekker'],
    product_links: [{ name: 'Winkel', url: 'https://winkel.example/1', image: 'media-1' }],
    images: ['media-2', 'media-1'],
    related: ['1002'],
    variant_group: 'zalm',
    is_natural: true,
    ghs_symbols: ['GHS07', 'GHS02'],
    published: '2026-03-04',
  })
  expect(body.product_links[0]).not.toHaveProperty('id')
  expect(body.specification).toEqual({
    sku: '1001',
    barcode: '8712345678906',
    color: 'bruin',
    efficacy_period: '4 weken',
  })
})

test('terms are published in the chosen order and the country’s language, if they belong to the vocabulary', () => {
  const chosen = {
    facets: { animal_type: ['cat', 'gone', 'dog', 'teeth', 'cat'], color: ['brown'], form: null },
    tags: ['teeth', 'dog'],
  }
  expect(bodyOf({}, chosen)).toMatchObject({
    facets: {
      animal_type: [
        { code: 'cat', label: 'Kat' },
        { code: 'dog', label: 'Hond' },
      ],
    },
    tags: [{ code: 'teeth', displayName: 'Gebit' }],
  })
  const german = bodyOf({ site: 'tailwell/de_DE' }, chosen)
  expect(german.facets).toEqual({
    animal_type: [{ code: 'dog', label: 'Hund' }],
    color: [{ code: 'brown', label: 'braun' }],
  })
  expect(german.tags).toEqual([])
})

describe('a product is not published where', () => {
  test.each([
    ['another brand sells it', { brands: ['aldergrove'] }],
    ['the country does not have it', { markets: [{ country: 'DE', available: true }] }],
    ['it is not available', { markets: [{ country: 'NL', available: false }] }],
  ])('%s', (_why, changed) => {
    expect(productToEntries(text, { ...facts, ...changed }, lookup)).toEqual([])
  })
})

describe('an error is reported at the form field', () => {
  const address = 'javascript:alert(1)'
  test.each([
    ['url_key', { url_key: 'a/b' }],
    ['url_key', { url_key: 'Zalm' }],
    ['url_slug', { url_slug: 'Honden' }],
    ['name', { name: '' }],
    ['video_url', { video_url: address }],
    ['webshop_url', { webshop_url: 'shop.example' }],
    ['amazon_asin', { amazon_asin: 'b07' }],
    ['product_links.0.name', { product_links: [{ url: 'https://a.example' }] }],
    [
      'product_links.1.url',
      {
        product_links: [
          { name: 'A', url: 'https://a.example' },
          { name: 'B', url: address },
        ],
      },
    ],
    ['blocks.0.blockTitle', { blocks: [{ id: 'b', blockType: 'CtaBanner', colorTheme: '1' }] }],
  ])('%s of the text', (field, wrong) => {
    expect(fieldOf(() => bodyOf(wrong))).toBe(field)
  })

  test.each([
    ['markets', { markets: [facts.markets[0], { country: 'NL', available: true, rrp: -1 }] }],
    ['markets', { markets: [{ country: 'NL', available: true, currency: 'EURO' }] }],
    ['ghs_symbols.0', { ghs_symbols: ['GHS10'] }],
    ['sku', { sku: 'A1' }],
  ])('%s of the facts', (field, wrong) => {
    expect(fieldOf(() => bodyOf({}, wrong))).toBe(field)
  })
})

test('customer pictures are published with their feed, without those that have lost their file', () => {
  const customer_pictures = [
    { id: 'a', image: 'media-1', link: 'https://posts.example/1' },
    { id: 'b', image: { id: 'media-2' }, link: ' ' },
    { id: 'c', image: null },
  ]
  expect(bodyOf({ flowbox_enabled: true, customer_pictures }).customer_pictures).toEqual([
    { image: 'media-1', link: 'https://posts.example/1' },
    { image: 'media-2' },
  ])
  expect(bodyOf({ flowbox_enabled: false, customer_pictures }).customer_pictures).toEqual([])
})
