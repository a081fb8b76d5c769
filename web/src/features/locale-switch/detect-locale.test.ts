import type { BrandKey } from '@menagerie/sites/brand-locale'
import { toSelectorCountries } from '@menagerie/sites/country-selector'
import { BRAND_LOCALES, findById, localesOf } from '@menagerie/sites/locales'
import { translator } from '@menagerie/sites/messages'
import { expect, test } from 'vitest'
import { detectLocale, toSuggestion } from './detect-locale.ts'

test.each<[BrandKey, string | undefined, string]>([
  ['tailwell', 'DE', 'de_DE'],
  ['tailwell', 'GB', 'en_GB'],
  ['tailwell', 'UA', 'ua_UA'],
  ['tailwell', 'US', 'en_US'],
  ['tailwell', 'BE', 'BE'],
  ['tailwell', 'DK', 'en_US'],
  ['tailwell', 'JP', 'en_US'],
  ['tailwell', undefined, ''],
  ['aldergrove', 'DE', 'de_DE'],
  ['aldergrove', 'BE', 'en_GB'],
  ['aldergrove', 'US', 'en_GB'],
  ['aldergrove', undefined, ''],
])('%s: a visitor in %s belongs to “%s” (reading 8)', (brand, country, locale) => {
  expect(detectLocale(brand, country)).toBe(locale)
})

test.each([undefined, 'BE', 'JP'])(
  'a brand of a single country suggests no other country to a visitor in %s',
  (country) => {
    const belgium = toSelectorCountries('tailwell').filter((each) => each.country === 'BE')
    expect(detectLocale('tailwell', country, belgium)).toBe('BE')
  },
)

function suggest(siteId: string, country: string | undefined) {
  const site = findById(siteId)
  if (site === undefined) throw new Error(`No ${siteId}`)
  return toSuggestion(site, country, translator(site))
}

test.each([
  ['tailwell/de_DE', 'DE'],
  ['tailwell/nl_BE', 'BE'],
  ['tailwell/fr_BE', 'BE'],
  ['tailwell/en_US', 'JP'],
  ['tailwell/en_US', 'SE'],
  ['aldergrove/en_GB', 'PL'],
])('%s suggests nothing to a visitor in %s', (siteId, country) => {
  expect(suggest(siteId, country)).toBeUndefined()
})

test.each([
  ['tailwell/nl_NL', 'DE', ['de-DE Deutschland · Deutsch']],
  ['tailwell/de_DE', 'BE', ['fr-BE Belgique · Français', 'nl-BE België · Nederlands']],
  ['tailwell/de_DE', 'JP', ['en-US International · English']],
  ['tailwell/sv_SE', 'SE', ['en-US International · English']],
  ['tailwell/en_US', 'UA', ['uk-UA Україна · Українська']],
  ['tailwell/en_US', 'NO', ['nb-NO Norge · Norsk bokmål']],
  ['aldergrove/nl_NL', 'BE', ['en-GB United Kingdom · English']],
])('%s suggests to a visitor in %s: %s', (siteId, country, offers) => {
  expect(suggest(siteId, country)?.offers.map(({ lang, label }) => `${lang} ${label}`)).toEqual(offers)
})

test('a visitor from an unknown country gets a text with the current country and no offers (spec §8)', () => {
  const suggestion = suggest('tailwell/de_DE', undefined)
  expect([suggestion?.offers, suggestion?.text.includes('Deutschland')]).toEqual([[], true])
})

test('the suggestion names the detected country in the language of the page', () => {
  expect(suggest('tailwell/nl_NL', 'DE')?.text).toContain('Duitsland')
  expect(suggest('tailwell/ru_RU', 'JP')?.text).toContain('Япония')
})

test('a hidden locale is never offered (reading 5)', () => {
  const countries = [...new Set(BRAND_LOCALES.map(({ country }) => country)), 'JP', 'GR']
  const offered = BRAND_LOCALES.flatMap((site) =>
    countries.flatMap((country) => suggest(site.id, country)?.offers ?? []),
  )
  const hidden = localesOf('tailwell').filter((site) => site.hidden)
  expect(offered.length).toBeGreaterThan(300)
  expect(offered.filter(({ lang }) => hidden.some(({ iso }) => iso === lang))).toEqual([])
})
