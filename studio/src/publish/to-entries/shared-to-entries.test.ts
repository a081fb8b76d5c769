import { describe, expect, test } from 'vitest'
import { bodyOf, checkAll, fieldOf, testLookup } from '../../testing/test-check.ts'
import { authorToEntries } from './author-to-entries.ts'
import { mediaToEntries } from './media-to-entries.ts'
import { searchSettingsToEntries } from './search-settings-to-entries.ts'
import { siteSettingsToEntries } from './site-settings-to-entries.ts'
import { storeToEntries } from './store-to-entries.ts'

const store = {
  id: 'store-1',
  name: ' De Poot ',
  brands: ['tailwell'],
  point_of_sale: 'offline',
  country: 'NL',
  is_featured: true,
  city: '',
  lat: null,
  website: null,
}

const hoursOf = (opening_hours: unknown) => {
  const body = bodyOf(storeToEntries({ ...store, opening_hours }, testLookup))
  return typeof body === 'object' && body !== null && 'opening_hours' in body ? body.opening_hours : undefined
}

describe('a store', () => {
  test('belongs to every brand and locale, and has no fields for empty values', () => {
    const [entry] = checkAll(storeToEntries(store, testLookup))
    expect(entry).toMatchObject({ kind: 'store', brand: '*', locale: '*', key: 'store-1' })
    expect(bodyOf(storeToEntries(store, testLookup))).toEqual({
      name: 'De Poot',
      brands: ['tailwell'],
      point_of_sale: 'offline',
      country: 'NL',
      is_featured: true,
    })
  })

  test('is open at the hours of all rows of a day, in chronological order', () => {
    const week = [
      { days: ['monday', 'tuesday'], from: '13:00', to: '18:00' },
      { days: ['monday'], from: '09:00', to: '12:00' },
    ]
    expect(hoursOf({ week, exceptions: null })).toEqual({
      week: {
        monday: [
          { from: '09:00', to: '12:00' },
          { from: '13:00', to: '18:00' },
        ],
        tuesday: [{ from: '13:00', to: '18:00' }],
      },
      exceptions: [],
    })
  })

  test('is closed on a date without times, and two rows of one date become two spans', () => {
    const exceptions = [
      { date: '2026-12-31T12:00:00.000Z', from: '14:00', to: '16:00' },
      { date: '2026-12-25T12:00:00.000Z', from: null, to: '' },
      { date: '2026-12-31T12:00:00.000Z', from: '09:00', to: '12:00' },
    ]
    expect(hoursOf({ week: [], exceptions })).toEqual({
      week: {},
      exceptions: [
        { date: '2026-12-25', spans: [] },
        {
          date: '2026-12-31',
          spans: [
            { from: '09:00', to: '12:00' },
            { from: '14:00', to: '16:00' },
          ],
        },
      ],
    })
  })

  test('has no opening hours when none are filled in', () => {
    expect(hoursOf({ week: [], exceptions: [] })).toBeUndefined()
    expect(hoursOf(null)).toBeUndefined()
  })

  test.each([
    ['lat', { lat: '95.1', lng: '5' }],
    ['lng', { lat: '52', lng: 'five' }],
    ['name', { name: '' }],
    ['brands', { brands: [] }],
    ['country', { country: 'Netherlands' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['point_of_sale', { point_of_sale: 'market' }],
    ['shop_kind', { shop_kind: 'market' }],
    ['range.extent', { range: { extent: 'part', products: [], categories: [] } }],
  ])('is refused at %s', (field, wrong) => {
    expect(fieldOf(() => checkAll(storeToEntries({ ...store, ...wrong }, testLookup)))).toBe(field)
  })
})

describe('the range of a store', () => {
  const rangeOf = (range: unknown) => {
    const [entry] = storeToEntries({ ...store, range }, testLookup)
    return entry?.body.range
  }

  test('is published as full, and left out when it is unknown', () => {
    expect(rangeOf({ extent: 'full', products: ['facts-1'] })).toBe('full')
    expect(rangeOf({ extent: 'unknown', products: ['facts-1'] })).toBeUndefined()
    expect(rangeOf(null)).toBeUndefined()
  })

  test('lists products by SKU and terms by the code of their own vocabulary', () => {
    const range = {
      extent: 'part',
      products: ['facts-1', 'gone'],
      categories: ['dogs', 'dogs'],
      animal_type: ['dog', 'gone'],
    }
    expect(rangeOf(range)).toEqual({ products: ['1001'], categories: ['dogs'], facets: { animal_type: ['dog'] } })
    // A term that is deleted or of another vocabulary must not extend the range.
    expect(rangeOf({ extent: 'part', brand: ['dog'] })).toEqual({ products: [], categories: [], facets: { brand: [] } })
  })
})

test('an author has an occupation in the languages in which it is written', () => {
  const author = { id: 'a', name: 'Sanne', occupation: { nl: ' Dierenarts ', de: '', fr: null }, telephone: '' }
  expect(bodyOf(authorToEntries(author))).toEqual({ name: 'Sanne', occupation: { nl: 'Dierenarts' } })
  expect(bodyOf(authorToEntries({ id: 'a', name: 'Sanne', occupation: null }))).toMatchObject({ occupation: {} })
  expect(fieldOf(() => checkAll(authorToEntries({ ...author, emailAddress: 'nobody' })))).toBe('emailAddress')
})

test('search settings list products by SKU without deleted ones, and show suggestions only when an editor chose so', () => {
  const settings = {
    id: 's',
    site: 'tailwell/nl_NL',
    terms: ['zalm', ' ', null],
    products: ['facts-2', 'gone', 'facts-1'],
    spotlightLink: { type: 'article', article: 'article-1' },
    spotlightLabel: '',
  }
  expect(checkAll(searchSettingsToEntries(settings, testLookup))[0]).toMatchObject({
    brand: 'tailwell',
    locale: 'nl_NL',
  })
  expect(bodyOf(searchSettingsToEntries(settings, testLookup))).toEqual({
    terms: ['zalm'],
    products: ['1002', '1001'],
    spotlightLink: { type: 'page', kind: 'article', pageLink: 'article-1' },
    suggestions: false,
  })
  expect(bodyOf(searchSettingsToEntries({ ...settings, suggestions: true }, testLookup))).toMatchObject({
    suggestions: true,
  })
})

describe('site settings', () => {
  const settings = { id: 's', site: 'aldergrove/nl_NL', otherCountries: null, company: null }
  const greece = { id: 'row', name: ' Ελλάδα ', flag: 'GR', link: 'https://example.gr/' }

  test('have an accreditation only with its picture, and a company only when a detail is filled in', () => {
    const empty = { ...settings, accreditation: { image: null, link: 'https://example.org/' }, company: { name: '' } }
    expect(bodyOf(siteSettingsToEntries(empty))).toEqual({ otherCountries: [] })
    const full = { ...settings, accreditation: { image: 'm', link: '' }, company: { name: 'A', telephone: null } }
    expect(bodyOf(siteSettingsToEntries(full))).toEqual({
      otherCountries: [],
      accreditation: { image: 'm' },
      company: { name: 'A' },
    })
  })

  test('contain only the features that editors have chosen', () => {
    const empty = { ...settings, features: { newsletter: null, portal: null, amazon: '' } }
    expect(bodyOf(siteSettingsToEntries(empty))).toEqual({ otherCountries: [] })
    const features = { newsletter: 'off', portal: 'p', thankYou: { id: 't' }, privacy: null, amazon: 'none' }
    expect(bodyOf(siteSettingsToEntries({ ...settings, features }))).toEqual({
      otherCountries: [],
      features: { newsletter: false, portal: 'p', thankYou: 't', amazon: '' },
    })
  })

  test('list countries in their order, each with a flag and an address', () => {
    expect(bodyOf(siteSettingsToEntries({ ...settings, otherCountries: [greece] }))).toEqual({
      otherCountries: [{ name: 'Ελλάδα', flag: 'GR', link: 'https://example.gr/' }],
    })
    const wrong = { ...settings, otherCountries: [greece, { ...greece, link: 'example.gr' }] }
    expect(fieldOf(() => checkAll(siteSettingsToEntries(wrong)))).toBe('otherCountries.1.link')
  })
})

test('a picture refers to its phone picture, and otherwise stays unchanged', () => {
  const picture = { id: 'm', filename: 'a.png', mimeType: 'image/png', hash: 'a'.repeat(64), width: 8, height: 6 }
  const plain = mediaToEntries(picture)[0]?.body
  const replaced = mediaToEntries({ ...picture, phonePicture: { id: 'tall' } })[0]?.body
  expect(replaced).toEqual({ ...plain, phonePicture: 'tall' })
})
