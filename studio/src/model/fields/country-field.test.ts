import { expect, test } from 'vitest'
import { COUNTRY_CHOICES } from './country-field.ts'

test('the choices are the countries of ISO 3166-1 with their names', () => {
  expect(COUNTRY_CHOICES).toHaveLength(249)
  expect(COUNTRY_CHOICES[0]).toEqual({ value: 'AF', label: 'Afghanistan' })
  expect(COUNTRY_CHOICES).toContainEqual({ value: 'BQ', label: 'Caribbean Netherlands' })
})

test.each(['EU', 'SU', 'UK', 'ZZ', 'AN'])('%s is not offered as a country', (code) => {
  expect(COUNTRY_CHOICES.map(({ value }) => value)).not.toContain(code)
})
