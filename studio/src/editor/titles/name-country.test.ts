import { expect, test } from 'vitest'
import { toTranslations } from '../../model/admin/words.ts'
import { COUNTRY_CHOICES } from '../../model/fields/country-field.ts'
import { MARKET_COUNTRIES } from '../../model/fields/markets-field.ts'
import { toPartWords } from '../frame/part-words.ts'
import { nameCountry } from './name-country.ts'

test('a country of a market is named with its code, in the reader’s language', () => {
  const toWord = toPartWords(toTranslations(new Set()).hu)
  expect(nameCountry(MARKET_COUNTRIES, 'NL', toWord)).toBe('Hollandia (NL)')
})

test('the row of a country is named in the reader’s language', () => {
  const toWord = (label: string) => `⟦${label}⟧`
  expect(nameCountry(COUNTRY_CHOICES, 'NO', toWord)).toMatch(/^⟦Norway/)
  expect(nameCountry(COUNTRY_CHOICES, undefined, toWord)).toBeUndefined()
})
