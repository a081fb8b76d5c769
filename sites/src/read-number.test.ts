import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test.each([
  ['1.350', 'de-DE', 1350],
  ['1.350', 'it-IT', 1350],
  ['1.350', 'nl-BE', 1350],
  ['1.350', 'es-ES', 1350],
  ['1,350', 'en-GB', 1350],
  ['1,000', 'en-US', 1000],
  ['1 350', 'de-DE', 1350],
  ['1\u00A0350', 'fr-FR', 1350],
  ['1\u202F350', 'ru-RU', 1350],
  ['1\u2009350', 'pl-PL', 1350],
  ["1'350", 'de-DE', 1350],
  ['1’350,5', 'it-IT', 1350.5],
  ['1.350,5', 'fr-FR', 1350.5],
  ['1,350.5', 'de-DE', 1350.5],
  ['1 350,25', 'cs-CZ', 1350.25],
  ['1.234.567', 'en-GB', 1_234_567],
  ['1.5', 'de-DE', 1.5],
  ['1,5', 'en-GB', 1.5],
  ['12,75', 'ru-RU', 12.75],
  ['0.500', 'de-DE', 0.5],
  ['0,125', 'en-GB', 0.125],
  ['1350,125', 'de-DE', 1350.125],
  ['1½', 'en-GB', 1.5],
  ['2 ¼', 'fr-FR', 2.25],
  ['½', 'de-DE', 0.5],
  ['150', 'hu-HU', 150],
])('%j in %s is read as %d', (text, language, number) => {
  expect(readNumber(text, language)).toBe(number)
})

test.each([
  ['1.350', 'en-GB'],
  ['1.350', 'fr-FR'],
  ['1,350', 'de-DE'],
  ['1,350', 'ru-RU'],
  ['1,2345', 'en-GB'],
  ['1350.125', 'de-DE'],
  ['1 35', 'de-DE'],
  ['1 3500', 'de-DE'],
  ['1.35.5', 'de-DE'],
  ['1.350.5', 'de-DE'],
  ['1,5½', 'de-DE'],
  ['.5', 'en-GB'],
  ['5.', 'en-GB'],
  ['12 kg', 'en-GB'],
  ['', 'en-GB'],
])('%j in %s is ambiguous or no number, and is not read', (text, language) => {
  expect(readNumber(text, language)).toBeUndefined()
})
