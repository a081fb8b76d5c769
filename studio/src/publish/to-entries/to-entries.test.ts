import { LANGUAGES } from '@menagerie/sites/brand-locale'
import { describe, expect, test } from 'vitest'
import { bodyOf, checkAll, fieldOf, testLookup as lookup } from '../../testing/test-check.ts'
import { checkEntry } from '../entries/check-entry.ts'
import { categoryToEntries } from './category-to-entries.ts'
import { mediaToEntries } from './media-to-entries.ts'
import { menuToEntries } from './menu-to-entries.ts'

test('a category lists its parent by key and its products by SKU, without duplicates and deleted ones', () => {
  const category = { id: 'c', site: 'tailwell/nl_NL', displayName: 'Honden', code: 'dogs', translationGroup: 'g' }
  const products = ['facts-2', 'gone', 'facts-1', 'facts-2']
  expect(bodyOf(categoryToEntries({ ...category, products }, lookup))).toMatchObject({ products: ['1002', '1001'] })
  expect(bodyOf(categoryToEntries({ ...category, parent: { id: 'above' } }, lookup))).toMatchObject({ parent: 'above' })
})

test('a menu item without a target opens its sub-items, and an invalid address is reported at its field', () => {
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
  expect(checkAll(menuToEntries(menu, lookup))[0]?.body).toEqual({
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
  expect(fieldOf(() => checkAll(menuToEntries({ ...menu, items: wrong }, lookup)))).toBe('items.0.link.externalLink')
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
  const pictureOf = (changed: object) => mediaToEntries({ ...media, ...changed })[0]?.body

  test('gets a new version for another file or focal point, and not for another text', () => {
    const version = pictureOf({})?.version
    expect(pictureOf({ alt: { nl: 'Hond' } })?.version).toBe(version)
    expect(pictureOf({ focalX: 51 })?.version).not.toBe(version)
    expect(pictureOf({ hash: 'b'.repeat(64) })?.version).not.toBe(version)
  })

  test('keeps an empty text, which marks decoration, and leaves out languages without text', () => {
    expect(pictureOf({ alt: { nl: ' Hond ', de: '', fr: null } })?.alt).toEqual({ nl: 'Hond', de: '' })
  })

  test('that is decorative has an empty text in every language, whatever was written before', () => {
    const alt = pictureOf({ alt: { nl: 'Hond' }, decorative: true })?.alt ?? {}
    expect(Object.keys(alt).toSorted()).toEqual(LANGUAGES.toSorted())
    expect(new Set(Object.values(alt))).toEqual(new Set(['']))
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
