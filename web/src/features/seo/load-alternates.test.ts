import { expect, test } from 'vitest'
import { page, product } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
import type { AnyPublished } from '../../replica/reader.ts'
import { toListedAlternates } from './head-view.ts'
import { loadAlternates } from './load-alternates.ts'

const group = { translationGroup: 'about' }
const inLocale = (locale: string, path: string, brand = 'tailwell') =>
  page(`about-${locale}`, path, group, { locale, brand })

const ENTRIES = [
  inLocale('en_US', 'about'),
  inLocale('nl_NL', 'over-ons'),
  inLocale('da_DK', 'om-os'),
  inLocale('nl_NL', 'over-ons', 'aldergrove'),
]

test('every variant lists the same alternates, including itself and hidden countries', () => {
  const expected = [
    { hreflang: 'en-US', href: 'http://localhost:3000/about/' },
    { hreflang: 'nl-NL', href: 'http://localhost:3000/nl-nl/over-ons/' },
    { hreflang: 'da-DK', href: 'http://localhost:3000/da-dk/om-os/' },
    { hreflang: 'x-default', href: 'http://localhost:3000/about/' },
  ]
  for (const id of ['tailwell/en_US', 'tailwell/nl_NL', 'tailwell/da_DK'])
    expect(loadAlternates(createTestContext(id, ENTRIES), 'about')).toEqual(expected)
})

test('the next best locale is the default for a page that the default country does not have', () => {
  expect(loadAlternates(createTestContext('aldergrove/nl_NL', ENTRIES), 'about')).toEqual([
    { hreflang: 'nl-NL', href: 'http://localhost:3100/over-ons/' },
    { hreflang: 'x-default', href: 'http://localhost:3100/over-ons/' },
  ])
})

test('a product has its variants in other locales by its SKU', () => {
  const ctx = createTestContext('tailwell/nl_NL', [
    product('42', {}, { locale: 'nl_NL' }),
    product('42', { url_key: 'kibble' }, { locale: 'en_GB' }),
  ])
  expect(loadAlternates(ctx, '42').map(({ hreflang }) => hreflang)).toEqual(['en-GB', 'nl-NL', 'x-default'])
  expect(loadAlternates(ctx, '42').at(-1)?.href).toContain('/en-gb/')
})

test.each<[string, AnyPublished]>([
  [
    'a page that search engines are not to list',
    page('about-de_DE', 'ueber-uns', { ...group, robots: { index: false, follow: true } }, { locale: 'de_DE' }),
  ],
  [
    'a counterpart that other processes hold',
    {
      kind: 'counterpart',
      brand: 'tailwell',
      locale: 'de_DE',
      key: 'page:about-de_DE',
      path: 'ueber-uns',
      body: { group: 'about', unlisted: true },
    },
  ],
])('%s is an alternate for visitors, but not for search engines', (_name, marked) => {
  for (const id of ['tailwell/en_US', 'tailwell/nl_NL']) {
    const all = loadAlternates(createTestContext(id, [...ENTRIES, marked]), 'about')
    expect(all.map(({ hreflang }) => hreflang)).toContain('de-DE')
    expect(toListedAlternates(all).map(({ hreflang }) => hreflang)).toEqual(['en-US', 'nl-NL', 'da-DK', 'x-default'])
  }
})

test('a page that search engines are not to index is not the default', () => {
  const marked = page('about-en_US', 'about', { ...group, robots: { index: false, follow: true } })
  const others = ENTRIES.filter(({ key }) => key !== 'about-en_US')
  const all = loadAlternates(createTestContext('tailwell/nl_NL', [...others, { ...marked, locale: 'en_US' }]), 'about')
  expect(all.at(-1)).toEqual({ hreflang: 'x-default', href: 'http://localhost:3000/nl-nl/over-ons/' })
})

test('a product with the text of another country is neither an alternate for search engines nor the default', () => {
  const ctx = createTestContext('tailwell/nl_NL', [
    product('42', {}, { locale: 'nl_NL' }),
    product('42', { url_key: 'kibble', untranslated: true }, { locale: 'en_GB' }),
  ])
  expect(toListedAlternates(loadAlternates(ctx, '42')).map(({ hreflang }) => hreflang)).toEqual(['nl-NL', 'x-default'])
})

test('a gated page is not an alternate of any page', () => {
  const gated = page('about-de_DE', 'ueber-uns', { ...group, is_gated: true }, { locale: 'de_DE' })
  const ctx = createTestContext('tailwell/en_US', [...ENTRIES, gated])
  expect(loadAlternates(ctx, 'about').map(({ hreflang }) => hreflang)).not.toContain('de-DE')
})
