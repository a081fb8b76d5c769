import { expect, test } from 'vitest'
import { dateFormat, numberFormat } from './kept-formats.ts'

test('a format object is created once for each language and set of options', () => {
  const kilometres = { style: 'unit', unit: 'kilometer' } as const
  expect(numberFormat('nl-NL')).toBe(numberFormat('nl-NL'))
  expect(numberFormat('nl-NL', { ...kilometres })).toBe(numberFormat('nl-NL', kilometres))
  expect(
    [numberFormat('nl-NL'), numberFormat('nl-NL', kilometres), numberFormat('de-DE')].map((f) => f.format(1_234.5)),
  ).toEqual(['1.234,5', '1.234,5 km', '1.234,5'])
  expect(dateFormat('fr-FR', { weekday: 'long', timeZone: 'UTC' }).format(0)).toBe('jeudi')
})
