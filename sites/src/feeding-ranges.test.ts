import type { RichTextNodes } from '@menagerie/contract/rich-text'
import { expect, test } from 'vitest'
import { findFeedingTable, hasUnreadFeedingTable } from './feeding-table.ts'
import { grams } from './testing/grams.ts'

const read = (instructions: RichTextNodes, language = 'de-DE') => findFeedingTable(instructions, language)
const text = (words: string) => [{ type: 'text' as const, text: words }]
const list = (...items: string[]): RichTextNodes => [
  { type: 'list', ordered: false, items: items.map((item) => ({ children: text(item) })) },
]

test.each([
  ['de-DE', '80 bis 100 g'],
  ['de-DE', 'von 80 bis zu 100 g'],
  ['nl-NL', '80 tot 100 g'],
  ['en-GB', '80 g to 100 g'],
  ['fr-FR', 'de 80 à 100 g'],
  ['es-ES', '80 a 100 g'],
  ['it-IT', 'da 80 a 100 g'],
  ['pl-PL', 'od 80 do 100 g'],
  ['cs-CZ', '80 až 100 g'],
  ['sv-SE', '80 till 100 g'],
  ['nb-NO', 'fra 80 til 100 g'],
  ['da-DK', '80 til 100 g'],
  ['ru-RU', 'от 80 до 100 г'],
  ['uk-UA', 'від 80 до 100 г'],
  ['hu-HU', '80-tól 100 g-ig'],
  ['hu-HU', '80 g-tól 100 g-ig'],
  ['hu-HU', '80 g–tól 100 g–ig'],
  ['hu-HU', '80 és 100 g között'],
  ['fi-FI', '80 g:sta 100 g:aan'],
  ['fi-FI', '80:sta 100 g:aan'],
  ['fi-FI', '80 ja 100 g välillä'],
  ['de-DE', 'zwischen 80 und 100 g'],
  ['en-GB', 'between 80 g and 100 g'],
  ['nl-NL', 'tussen de 80 en 100 g'],
  ['fr-FR', 'entre 80 et 100 g'],
  ['it-IT', 'tra 80 e 100 g'],
  ['es-ES', 'entre 80 y 100 g'],
  ['pl-PL', 'między 80 a 100 g'],
  ['sv-SE', 'mellan 80 och 100 g'],
  ['ru-RU', 'между 80 и 100 г'],
])('reads a range in words in %s: %s', (language, range) => {
  const [, heavier] = read(list('5 kg: 60 g', `10 kg: ${range}`), language) ?? []
  expect(heavier?.grams).toEqual(grams({ from: 80, to: 100 }))
})

test.each([
  ['de-DE', '2 à 85 g'],
  ['de-DE', 'bis 100 g'],
  ['de-DE', 'von 80 g'],
  ['pl-PL', '80 a 100 g'],
  ['fr-FR', '100 à 80 g'],
  ['en-GB', '80 bis 100 g'],
  ['en-GB', '80 and 100 g'],
  ['de-DE', '80 und 100 g'],
  ['hu-HU', '80 és 100 g'],
  ['hu-HU', '80-tól 100 g'],
  ['hu-HU', '100 g-ig'],
  ['fi-FI', '80 ja 100 g'],
  ['fi-FI', '100 g:aan'],
])('does not read an ambiguous range in %s: %s', (language, amount) => {
  expect(read(list('5 kg: 60 g', `10 kg: ${amount}`), language)).toBeUndefined()
})

test('reads a horizontal table with the weights in its first row', () => {
  const lying = [
    [text('Gewicht'), text('5 kg'), text('10 kg')],
    [text('Wenig bewegt'), text('85 g'), text('140 g')],
    [text('Viel bewegt'), text('95 bis 105 g'), text('160 g')],
  ]
  const found = [
    { kilos: 5, grams: grams(85, { from: 95, to: 105 }) },
    { kilos: 10, grams: grams(140, 160) },
  ]
  expect(read([{ type: 'table', header: true, rows: lying }])).toEqual(found)
  expect(read([{ type: 'table', header: false, rows: lying }])).toEqual(found)
  const units = [
    [text('Gewicht (kg)'), text('5'), text('60')],
    [text('g am Tag'), text('85'), text('1.350')],
  ]
  expect(read([{ type: 'table', header: true, rows: units }])?.[1]).toEqual({ kilos: 60, grams: grams(1350) })
  const weekly = [
    [text('Gewicht'), text('5 kg'), text('10 kg')],
    [text('g pro Woche'), text('600 g'), text('990 g')],
  ]
  expect(read([{ type: 'table', header: true, rows: weekly }])).toBeUndefined()
  const half = [
    [text('Gewicht'), text('5 kg'), text('10 kg')],
    [text('Am Tag'), text('85 g'), text('zweimal 75 g')],
  ]
  expect(read([{ type: 'table', header: true, rows: half }])).toBeUndefined()
  expect(hasUnreadFeedingTable([{ type: 'table', header: true, rows: half }], 'de-DE')).toBe(true)
})
