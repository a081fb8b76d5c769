import { PAGE_TEMPLATES } from '@menagerie/contract/page'
import { describe, expect, test } from 'vitest'
import { bodyOf, checkAll, fieldOf, testLookup } from '../../testing/test-check.ts'
import {
  badBlock,
  bare,
  full,
  publishedShared,
  shared,
  toTestRichText,
  words,
} from '../../testing/test-entry-content.ts'
import { articleToEntries } from './article-to-entries.ts'
import { pageToEntries } from './page-to-entries.ts'

describe('a page', () => {
  const page = { ...bare, template: 'Default', is_gated: null }
  const areas = { extras: [], miniBanners: [], main: [] }

  test('has no fields for empty values, and may be indexed unless an editor forbids it', () => {
    const [entry] = pageToEntries(page, testLookup)
    expect(entry).toMatchObject({ brand: 'tailwell', locale: 'nl_NL', key: 'doc-1', path: 'advies/gebit' })
    expect(bodyOf(pageToEntries(page, testLookup))).toEqual({
      ...shared,
      template: 'Default',
      is_gated: false,
      filterAttributes: [],
      productFilter: [],
      areas,
    })
  })

  test.each(PAGE_TEMPLATES)('with nothing filled in satisfies the contract with the template %s', (template) => {
    expect(() => checkAll(pageToEntries({ ...page, template }, testLookup))).not.toThrow()
  })

  test('publishes all properties that its template shows', () => {
    expect(bodyOf(pageToEntries({ ...full, template: 'ContentPage', category: 'category-1' }, testLookup))).toEqual({
      ...publishedShared,
      template: 'ContentPage',
      is_gated: false,
      category: 'category-1',
      filterAttributes: [],
      productFilter: [],
      areas,
    })
  })

  const list = {
    ...full,
    template: 'ProductOverviewPage',
    bottomTitle: 'Over voer',
    bottomText: toTestRichText('Brokken en blik.'),
    filterAttributes: ['flavor', 'is_natural', 'animal_type'],
    productFilter: [
      { facet: 'flavor', values: ['salmon', 'dog', 'salmon'] },
      { facet: null, values: [] },
    ],
    alsoWatchTitle: 'Bekijk ook',
    alsoWatchImage: 'media-4',
    alsoWatchLink: { type: 'article', article: 'article-1' },
  }
  const listFields = {
    bottomTitle: 'Over voer',
    bottomText: words('Brokken en blik.'),
    filterAttributes: ['flavor', 'is_natural', 'animal_type'],
    productFilter: [{ facet: 'flavor', values: ['salmon'] }],
    alsoWatchTitle: 'Bekijk ook',
    alsoWatchImage: 'media-4',
    alsoWatchLink: { type: 'page', kind: 'article', pageLink: 'article-1' },
  }

  test('with a product list publishes filters by facet and values by code', () => {
    expect(bodyOf(pageToEntries(list, testLookup))).toMatchObject(listFields)
  })

  test('leaves out values of a former template that the current one does not show', () => {
    const body = bodyOf(pageToEntries({ ...list, template: 'ContactPage' }, testLookup))
    for (const gone of ['author', 'created', 'bottomTitle', 'bottomText', 'alsoWatchTitle', 'alsoWatchLink']) {
      expect(body).not.toHaveProperty(gone)
    }
    expect(body).toMatchObject({
      showAuthor: false,
      filterAttributes: [],
      productFilter: [],
      metaTitle: 'Gezond gebit',
    })
  })

  test.each([
    ['its checkbox', { template: 'ContentPage', is_gated: true }],
    ['its template', { template: 'GatedContentPage', is_gated: false }],
  ])('that is gated by %s publishes its title and no content', (_how, gate) => {
    const blocks = [{ id: 'b', blockType: 'RichText', content: toTestRichText('Geheim') }]
    expect(bodyOf(pageToEntries({ ...list, ...gate, main: blocks, extras: blocks }, testLookup))).toEqual({
      ...shared,
      robots: { index: false, follow: true },
      template: gate.template,
      is_gated: true,
      filterAttributes: [],
      productFilter: [],
      areas,
    })
  })

  test.each([
    ['site', { site: 'tailwell/xx_XX' }],
    ['title', { title: '  ' }],
    ['title', { title: null }],
    ['template', { template: 'Blank' }],
    ['path', { path: 'Advies/Ons Gebit' }],
    ['created', { created: 'gisteren' }],
    ['main.0', { main: [{ id: 'b', blockType: 'Carousel' }] }],
    ['main.0.blockTitle', badBlock],
    ['main.0.colorTheme', { main: [{ id: 'b', blockType: 'CtaBanner', colorTheme: '9', blockTitle: 'x' }] }],
    ['extras.0.products', { extras: [{ id: 'b', blockType: 'ProductGridSmall', products: ['gone'] }] }],
    ['productFilter.0.values', { template: 'SubCategory', productFilter: [{ facet: 'flavor', values: ['gone'] }] }],
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
    expect(fieldOf(() => checkAll(pageToEntries({ ...page, ...wrong }, testLookup)))).toBe(field)
  })
})

describe('an article', () => {
  const article = { ...bare, role_type: 'news' }

  test('needs only a title, an address and its kind', () => {
    const [entry] = checkAll(articleToEntries(article, testLookup))
    expect(entry).toMatchObject({ kind: 'article', brand: 'tailwell', locale: 'nl_NL', path: 'advies/gebit' })
    expect(bodyOf(articleToEntries(article, testLookup))).toEqual({
      ...shared,
      role_type: 'news',
      categories: [],
      main: [],
    })
  })

  test('publishes its categories in their order, and its blocks', () => {
    const main = [{ id: 'b', blockType: 'RichText', content: toTestRichText('Poets.') }]
    const categories = ['category-2', { id: 'category-1' }]
    const stored = { ...full, role_type: 'advice', categories, checkedBy: { id: 'a-vet' }, main }
    expect(bodyOf(articleToEntries(stored, testLookup))).toEqual({
      ...publishedShared,
      role_type: 'advice',
      categories: ['category-2', 'category-1'],
      checkedBy: 'a-vet',
      main: [{ id: 'b', blockType: 'RichText', content: words('Poets.') }],
    })
  })

  test.each([
    ['path', { path: '' }],
    ['path', { path: 'Advies' }],
    ['title', { title: '' }],
    ['role_type', { role_type: null }],
    ['translationGroup', { translationGroup: null }],
    ['main.0.blockTitle', badBlock],
  ])('is refused at %s', (field, wrong) => {
    expect(fieldOf(() => checkAll(articleToEntries({ ...article, ...wrong }, testLookup)))).toBe(field)
  })
})
