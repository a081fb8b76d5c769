import type { Entry } from '@menagerie/contract/entry'
import { describe, expect, test } from 'vitest'
import { checkEntry } from '../check-entry.ts'
import { FieldProblem } from '../field-problem.ts'
import { withLookup } from '../lookup.ts'
import { categoryToEntries } from './category-to-entries.ts'
import { mediaToEntries } from './media-to-entries.ts'
import { menuToEntries } from './menu-to-entries.ts'
import { pageToEntries } from './page-to-entries.ts'
import { productToEntries } from './product-to-entries.ts'

const SKUS = new Map([
  ['facts-1', '1001'],
  ['facts-2', '1002'],
])
const lookup = { skuOf: (id: string) => SKUS.get(id) }
const check = (entries: Entry[]) => entries.map((entry) => checkEntry(entry, 'source'))

/** Field of the form at which a document is refused. */
function fieldOf(publish: () => unknown): string | undefined {
  try {
    publish()
  } catch (problem) {
    if (problem instanceof FieldProblem) return problem.field
    throw problem
  }
  return undefined
}

const page = {
  id: 'page-1',
  site: 'tailwell/nl_NL',
  template: 'Default',
  path: 'advies/gebit',
  title: ' Gebit ',
  subTitle: '',
  metaTitle: null,
  translationGroup: 'group-1',
  is_gated: null,
  main: null,
}

describe('a page', () => {
  test('has no field for what was left empty, and may be indexed unless someone said no', () => {
    const [entry] = pageToEntries(page, lookup)
    expect(entry).toMatchObject({ brand: 'tailwell', locale: 'nl_NL', key: 'page-1', path: 'advies/gebit' })
    expect(JSON.parse(JSON.stringify(entry?.body))).toEqual({
      template: 'Default',
      title: 'Gebit',
      robots: { index: true, follow: true },
      translationGroup: 'group-1',
      is_gated: false,
      areas: { extras: [], miniBanners: [], main: [] },
    })
    expect(pageToEntries({ ...page, robots: { index: false } }, lookup)[0]?.body.robots).toEqual({
      index: false,
      follow: true,
    })
  })

  test.each([
    ['site', { site: 'tailwell/xx_XX' }],
    ['title', { title: '  ' }],
    ['title', { title: null }],
    ['path', { path: 'Advies/Ons Gebit' }],
    ['main.0', { main: [{ id: 'b', blockType: 'Carousel' }] }],
    ['main.0.blockTitle', { main: [{ id: 'b', blockType: 'CtaBanner', colorTheme: '1' }] }],
    ['main.0.colorTheme', { main: [{ id: 'b', blockType: 'CtaBanner', colorTheme: '9', blockTitle: 'x' }] }],
    ['extras.0.products', { extras: [{ id: 'b', blockType: 'ProductGridSmall', products: ['gone'] }] }],
    [
      'main.0.button.externalLink',
      {
        main: [
          {
            id: 'b',
            blockType: 'CtaBanner',
            colorTheme: '1',
            blockTitle: 'x',
            button: { type: 'external', externalLink: 'javascript:alert(1)' },
          },
        ],
      },
    ],
  ])('is refused at %s', (field, wrong) => {
    expect(fieldOf(() => check(pageToEntries({ ...page, ...wrong }, lookup)))).toBe(field)
  })
})

const facts = {
  id: 'facts-1',
  sku: '1001',
  brands: ['tailwell'],
  markets: [{ country: 'NL', available: true, rrp: 9.95, currency: 'EUR' }],
  images: ['media-2', 'media-1'],
  related: ['facts-2', 'facts-1', 'gone'],
  specification: { color: { nl: 'bruin', de: 'braun' }, size: { de: 'groß' } },
}
const text = {
  id: 'text-1',
  site: 'tailwell/nl_NL',
  facts: 'facts-1',
  name: 'Brokken',
  url_slug: '/honden/droogvoer/',
  url_key: 'zalm',
  usps: [{ text: 'Lekker' }, { text: '' }],
  efficacy_period: '4 weken',
}

describe('a product', () => {
  test('joins the facts in the language of the country with its text', () => {
    const [entry] = check(productToEntries(text, facts, lookup))
    expect(entry).toMatchObject({ kind: 'product', key: '1001', path: 'honden/droogvoer/zalm' })
    expect(entry?.body).toMatchObject({
      rrp: 9.95,
      images: ['media-2', 'media-1'],
      related: ['1002'],
      usps: ['Lekker'],
      url_slug: 'honden/droogvoer',
      specification: { sku: '1001', color: 'bruin', efficacy_period: '4 weken' },
    })
    expect(Object.keys(entry?.kind === 'product' ? entry.body.specification : {})).not.toContain('size')
  })

  test.each([
    ['another brand sells it', { ...facts, brands: ['aldergrove'] }],
    ['the country does not have it', { ...facts, markets: [{ country: 'DE', available: true }] }],
    ['it is not available there', { ...facts, markets: [{ country: 'NL', available: false }] }],
  ])('is not published when %s', (_why, changed) => {
    expect(productToEntries(text, changed, lookup)).toEqual([])
  })

  test.each([
    ['url_key', { url_key: 'a/b' }],
    ['url_key', { url_key: 'Zalm' }],
    ['url_slug', { url_slug: 'Honden' }],
    ['name', { name: '' }],
  ])('is refused at %s', (field, wrong) => {
    expect(fieldOf(() => productToEntries({ ...text, ...wrong }, facts, lookup))).toBe(field)
  })
})

test('a category names its products by sku, each once, without those that are gone', () => {
  const category = { id: 'c', site: 'tailwell/nl_NL', displayName: 'Honden', code: 'dogs', translationGroup: 'g' }
  const products = ['facts-2', 'gone', 'facts-1', 'facts-2']
  expect(check(categoryToEntries({ ...category, products }, lookup))[0]?.body).toMatchObject({
    products: ['1002', '1001'],
  })
})

test('a menu item without target opens the items below it; a bad address is told at its field', () => {
  const items = [
    {
      id: 'i1',
      title: 'Winkel',
      icon: null,
      socialIcons: [],
      link: { type: null },
      subItems: [
        {
          id: 'i2',
          title: 'Voer',
          link: { type: 'page', page: 'page-1' },
          authenticatedLink: { type: 'anchor', anchorLink: 'b2b' },
        },
      ],
    },
  ]
  const menu = { id: 'm', site: 'tailwell/nl_NL', slot: 'header', items }
  expect(check(menuToEntries(menu, lookup))[0]?.body).toEqual({
    slot: 'header',
    items: [
      {
        id: 'i1',
        title: 'Winkel',
        subItems: [
          {
            id: 'i2',
            title: 'Voer',
            link: { type: 'page', kind: 'page', pageLink: 'page-1' },
            authenticatedLink: { type: 'anchor', anchorLink: 'b2b' },
          },
        ],
      },
    ],
  })
  const wrong = [{ id: 'i', title: 'x', link: { type: 'external', externalLink: 'ftp://x' } }]
  expect(fieldOf(() => check(menuToEntries({ ...menu, items: wrong }, lookup)))).toBe('items.0.link.externalLink')
})

describe('a picture', () => {
  const media = {
    id: 'm',
    filename: 'dog.jpg',
    mimeType: 'image/jpeg',
    hash: 'a'.repeat(64),
    width: 10,
    height: 5,
    filesize: 9,
  }
  const bodyOf = (changed: object) => mediaToEntries({ ...media, ...changed })[0]?.body

  test('has another version with another file or focal point, and the same with another text', () => {
    const version = bodyOf({})?.version
    expect(bodyOf({ alt: { nl: 'Hond' } })?.version).toBe(version)
    expect(bodyOf({ focalX: 51 })?.version).not.toBe(version)
    expect(bodyOf({ hash: 'b'.repeat(64) })?.version).not.toBe(version)
  })

  test('keeps an empty text, which marks decoration, and leaves out languages nobody wrote', () => {
    expect(bodyOf({ alt: { nl: ' Hond ', de: '', fr: null } })?.alt).toEqual({ nl: 'Hond', de: '' })
  })
})

test('the hash of an entry depends on its content, not on the order of its fields', () => {
  const [entry] = categoryToEntries(
    { id: 'c', site: 'tailwell/nl_NL', displayName: 'A', code: 'a', translationGroup: 'g' },
    lookup,
  )
  if (entry === undefined) throw new Error('no entry')
  const turned = { ...entry, body: { ...Object.fromEntries(Object.entries(entry.body).reverse()), ...entry.body } }
  expect(checkEntry(turned, 's').bodyHash).toBe(checkEntry(entry, 's').bodyHash)
  expect(checkEntry({ ...entry, body: { ...entry.body, code: 'b' } }, 's').bodyHash).not.toBe(
    checkEntry(entry, 's').bodyHash,
  )
})

test('a transformer is asked twice when it looks something up, and all it needs is read at once', async () => {
  const reads: (readonly string[])[] = []
  const load = async (ids: readonly string[]) => {
    reads.push(ids)
    return SKUS
  }
  expect(await withLookup(load, ({ skuOf }) => [skuOf('facts-1'), skuOf('facts-2')])).toEqual(['1001', '1002'])
  expect(await withLookup(load, () => 'nothing to look up')).toBe('nothing to look up')
  expect(reads).toEqual([['facts-1', 'facts-2']])
})
