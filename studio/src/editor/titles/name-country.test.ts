import { expect, test } from 'vitest'
import { COUNTRY_CHOICES } from '../../model/fields/country-field.ts'
import { nameCountry } from './name-country.ts'

test('a row of a country is called as the reader calls the country', () => {
  const toWord = (label: string) => `⟦${label}⟧`
  expect(nameCountry(COUNTRY_CHOICES, 'NO', toWord)).toMatch(/^⟦Norway/)
  expect(nameCountry(COUNTRY_CHOICES, undefined, toWord)).toBeUndefined()
})
