import { PAGE_TEMPLATES } from '@menagerie/contract/page'
import { describe, expect, test } from 'vitest'
import { articleToEntries } from './article-to-entries.ts'
import { jobToEntries } from './job-to-entries.ts'
import { pageToEntries } from './page-to-entries.ts'
import { bodyOf, checkAll, fieldOf, testLookup } from './test-check.ts'

const SITE = { site: 'tailwell/nl_NL', translationGroup: 'group-1' }

/** What every kind asks for, and nothing more: as the importer or an early version may have stored it. */
const bare = { ...SITE, id: 'doc-1', path: 'advies/gebit', title: ' Gebit ', subTitle: '', metaTitle: null, main: null }

const shared = {
  title: 'Gebit',
  tags: [],
  showAuthor: false,
  showDate: false,
  robots: { index: true, follow: true },
  translationGroup: 'group-1',
}

const full = {
  ...bare,
  title: 'Gebit',
  subTitle: 'Elke dag poetsen',
  shortDescription: 'Zo blijft het gezond.',
  image: 'media-1',
  phoneOnlyImage: { id: 'media-2' },
  imageAlt: 'Een hond',
  tags: ['puppies', 'german-only', 'salmon', 'gone', 'puppies'],
  author: 'author-1',
  showAuthor: true,
  showDate: true,
  created: '2026-11-20T12:00:00.000Z',
  metaTitle: 'Gezond gebit',
  metaDescription: 'Alles over poetsen',
  metaImage: 'media-3',
  robots: { index: false, follow: true },
}
const { main: _main, id: _id, site: _site, path: _path, ...fullShared } = full
const publishedShared = {
  ...fullShared,
  phoneOnlyImage: 'media-2',
  tags: [{ code: 'puppies', displayName: 'Puppy’s' }],
}

const richText = (text: string) => ({ root: { children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] } })
const words = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }]
const badBlock = { main: [{ id: 'b', blockType: 'CtaBanner', colorTheme: '1' }] }

describe('a page', () => {
  const page = { ...bare, template: 'Default', is_gated: null }
  const areas = { extras: [], miniBanners: [], main: [] }

  test('has no field for what was left empty, and may be indexed unless someone said no', () => {
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

  test.each(PAGE_TEMPLATES)('without anything filled in satisfies the contract as %s', (template) => {
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
    bottomText: richText('Brokken en blik.'),
    filterAttributes: ['flavor', 'animal_type'],
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
    filterAttributes: ['flavor', 'animal_type'],
    productFilter: [{ facet: 'flavor', values: ['salmon'] }],
    alsoWatchTitle: 'Bekijk ook',
    alsoWatchImage: 'media-4',
    alsoWatchLink: { type: 'page', kind: 'article', pageLink: 'article-1' },
  }

  test('with a product list names filters by facet and values by code', () => {
    expect(bodyOf(pageToEntries(list, testLookup))).toMatchObject(listFields)
  })

  test('drops what a former template had and the present one does not show', () => {
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
    ['its box', { template: 'ContentPage', is_gated: true }],
    ['its template', { template: 'GatedContentPage', is_gated: false }],
  ])('that is gated by %s says its title and nothing else', (_how, gate) => {
    const blocks = [{ id: 'b', blockType: 'RichText', content: richText('Geheim') }]
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

  test('needs no more than a title, an address and its kind', () => {
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
    const main = [{ id: 'b', blockType: 'RichText', content: richText('Poets.') }]
    const stored = { ...full, role_type: 'advice', categories: ['category-2', { id: 'category-1' }], main }
    expect(bodyOf(articleToEntries(stored, testLookup))).toEqual({
      ...publishedShared,
      role_type: 'advice',
      categories: ['category-2', 'category-1'],
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

describe('a job opening', () => {
  test('needs no more than a title and an address', () => {
    const [entry] = checkAll(jobToEntries(bare, testLookup))
    expect(entry).toMatchObject({ kind: 'job', key: 'doc-1', path: 'advies/gebit' })
    expect(bodyOf(jobToEntries(bare, testLookup))).toEqual({ ...shared, main: [] })
  })

  const stored = {
    ...full,
    location: 'Utrecht',
    hours: '32 tot 40 uur',
    validThrough: '2026-12-31T12:00:00.000Z',
    contact: { type: 'mail', mail: 'werk@tailwell.example', link: 'https://old.example/', buttonText: 'Solliciteer' },
  }

  test('publishes the last day without a time and the one address its button leads to', () => {
    expect(bodyOf(jobToEntries(stored, testLookup))).toEqual({
      ...publishedShared,
      location: 'Utrecht',
      hours: '32 tot 40 uur',
      validThrough: '2026-12-31',
      contact: { type: 'mail', mail: 'werk@tailwell.example', buttonText: 'Solliciteer' },
      main: [],
    })
  })

  test.each([
    ['no text', { type: 'mail', mail: 'werk@tailwell.example' }],
    ['no address', { type: 'link', mail: 'werk@tailwell.example', buttonText: 'Solliciteer' }],
    ['no type', { mail: 'werk@tailwell.example', buttonText: 'Solliciteer' }],
  ])('has no button when that has %s', (_lack, contact) => {
    expect(bodyOf(jobToEntries({ ...stored, contact }, testLookup))).not.toHaveProperty('contact')
  })

  test.each([
    ['path', { path: null }],
    ['contact.link', { contact: { type: 'link', link: 'tailwell.example', buttonText: 'Solliciteer' } }],
    ['contact.mail', { contact: { type: 'mail', mail: 'werk', buttonText: 'Solliciteer' } }],
    ['main.0.blockTitle', badBlock],
  ])('is refused at %s', (field, wrong) => {
    expect(fieldOf(() => checkAll(jobToEntries({ ...stored, ...wrong }, testLookup)))).toBe(field)
  })
})
