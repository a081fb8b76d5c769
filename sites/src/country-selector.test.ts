import { expect, it } from 'vitest'
import { hasOtherLocales, toSelectorCountries } from './country-selector.ts'
import { BRAND_LOCALES, firstLocale } from './locales.ts'

it('lists the visible countries of a brand in its order, Belgium once with both languages', () => {
  const countries = toSelectorCountries('tailwell')
  expect(countries.map(({ country }) => country).join(' ')).toBe('US ES GB NL NO FR DE BE PL IT HU RU CZ UA')
  const belgium = countries.find(({ country }) => country === 'BE')
  expect(belgium?.locales.map((site) => site.name)).toEqual(['Belgique', 'België'])
})

it('is available in every locale, hidden ones included, because each brand has other locales', () => {
  expect(BRAND_LOCALES.every(hasOtherLocales)).toBe(true)
  expect(toSelectorCountries('aldergrove')[0]?.locales).toEqual([firstLocale('aldergrove')])
})
