import { expect, test } from 'vitest'
import { page, product } from '../../content/testing/entries.ts'
import { createTestContext } from '../../content/testing/test-context.ts'
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

test('every variant names the same others, itself and hidden countries included', () => {
  const expected = [
    { hreflang: 'en-US', href: 'http://localhost:3000/about/' },
    { hreflang: 'nl-NL', href: 'http://localhost:3000/nl-nl/over-ons/' },
    { hreflang: 'da-DK', href: 'http://localhost:3000/da-dk/om-os/' },
    { hreflang: 'x-default', href: 'http://localhost:3000/about/' },
  ]
  for (const id of ['tailwell/en_US', 'tailwell/nl_NL', 'tailwell/da_DK'])
    expect(loadAlternates(createTestContext(id, ENTRIES), 'about')).toEqual(expected)
})

test('a page that the default country does not have names the next best as default', () => {
  expect(loadAlternates(createTestContext('aldergrove/nl_NL', ENTRIES), 'about')).toEqual([
    { hreflang: 'nl-NL', href: 'http://localhost:3100/over-ons/' },
    { hreflang: 'x-default', href: 'http://localhost:3100/over-ons/' },
  ])
})

test('a product is the same one everywhere by its sku', () => {
  const ctx = createTestContext('tailwell/nl_NL', [
    product('42', {}, { locale: 'nl_NL' }),
    product('42', { url_key: 'kibble' }, { locale: 'en_GB' }),
  ])
  expect(loadAlternates(ctx, '42').map(({ hreflang }) => hreflang)).toEqual(['en-GB', 'nl-NL', 'x-default'])
  expect(loadAlternates(ctx, '42').at(-1)?.href).toContain('/en-gb/')
})

test('a page that only customers may read is no page’s variant', () => {
  const gated = page('about-de_DE', 'ueber-uns', { ...group, is_gated: true }, { locale: 'de_DE' })
  const ctx = createTestContext('tailwell/en_US', [...ENTRIES, gated])
  expect(loadAlternates(ctx, 'about').map(({ hreflang }) => hreflang)).not.toContain('de-DE')
})
