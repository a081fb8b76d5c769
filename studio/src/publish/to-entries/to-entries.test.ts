import type { Entry } from '@menagerie/contract/entry'
import { describe, expect, test } from 'vitest'
import { checkEntry } from '../check-entry.ts'
import { FieldProblem } from '../field-problem.ts'
import { categoryToEntries } from './category-to-entries.ts'
import { mediaToEntries } from './media-to-entries.ts'
import { menuToEntries } from './menu-to-entries.ts'
import { pageToEntries } from './page-to-entries.ts'

const SKUS = new Map([
  ['facts-1', '1001'],
  ['facts-2', '1002'],
])
const lookup = { skuOf: (id: string) => SKUS.get(id), termOf: () => undefined }
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
