import type { RichTextNodes } from '@menagerie/contract/rich-text'
import { expect, test } from 'vitest'
import { findAmount, findFeedingTable, hasUnreadFeedingTable } from './feeding-table.ts'
import { grams } from './testing/grams.ts'

const read = (instructions: RichTextNodes, language = 'de-DE') => findFeedingTable(instructions, language)
const text = (words: string) => [{ type: 'text' as const, text: words }]
const list = (...items: string[]): RichTextNodes => [
  { type: 'paragraph', children: text('Daily amount:') },
  { type: 'list', ordered: false, items: items.map((item) => ({ children: text(item) })) },
]

test('reads a list in any language, with no-break spaces and decimal commas', () => {
  expect(read(list('10 kg: 150 g', '15 kg: 200 g'))).toEqual([
    { kilos: 10, grams: grams(150) },
    { kilos: 15, grams: grams(200) },
  ])
  expect(read(list('2,5\u00a0кг: 45\u00a0г', '4 кг: 75 г'))?.[0]).toEqual({ kilos: 2.5, grams: grams(45) })
  expect(read(list('5 kg\u202f: 85 g / 95 g', '10 kg : 140 g / 160 g'))?.[1]).toEqual({
    kilos: 10,
    grams: grams(140, 160),
  })
})

test('reads abbreviated units that end with a point', () => {
  expect(read(list('10 kg.: 150 gr.', '60 kg.: 1\u202f350 gr.'), 'es-ES')?.[1]).toEqual({
    kilos: 60,
    grams: grams(1350),
  })
})

test('ignores invisible characters', () => {
  expect(read(list('10\u200Bkg: \u202A150\u202C\uFEFF g', '60 kg: 1.\u2060350\u00AD g'))?.[1]).toEqual({
    kilos: 60,
    grams: grams(1350),
  })
})

test('reads a table with or without a header row', () => {
  const rows = [
    [text('5 kg'), text('90 g')],
    [text('15 kg'), text('200 g')],
  ]
  const found = [
    { kilos: 5, grams: grams(90) },
    { kilos: 15, grams: grams(200) },
  ]
  expect(read([{ type: 'table', header: false, rows }])).toEqual(found)
  const headed = [[text('Weight'), text('A day')], ...rows]
  expect(read([{ type: 'table', header: true, rows: headed }])).toEqual(found)
})

test('reads no table when a row has other content', () => {
  expect(read([])).toBeUndefined()
  expect(read(list('10 kg: 150 g'))).toBeUndefined()
  expect(read(list('Up to 10 kg: 1 stroke', '10 to 25 kg: 2 strokes'))).toBeUndefined()
  expect(read(list('2 kg: 1 ml', '4 kg: 2 ml'))).toBeUndefined()
  expect(read(list('10 kg: 150 g', '15 kg: 200 g, for active dogs'))).toBeUndefined()
  expect(read(list('10 kg: 150 g', '5 kg: 85 g'))).toBeUndefined()
  expect(read(list('10 kg: 150 g', '15 kg: 200 g / 230 g'))).toBeUndefined()
})

test('interpolates amounts between two rows, and gives none outside the rows', () => {
  const rows = read(list('5 kg: 85 g / 95 g', '10 kg: 140 g / 160 g', '20 kg: 230 g / 270 g')) ?? []
  expect(findAmount(rows, 5)).toEqual(grams(85, 95))
  expect(findAmount(rows, 7.5)).toEqual(grams(113, 128))
  expect(findAmount(rows, 20)).toEqual(grams(230, 270))
  expect(findAmount(rows, 4.9)).toBeUndefined()
  expect(findAmount(rows, 20.1)).toBeUndefined()
  expect(findAmount([], 5)).toBeUndefined()
})

test.each([
  ['de-DE', '50 kg: 1.150 g', '60 kg: 1.350 g'],
  ['en-GB', '50 kg: 1,150 g', '60 kg: 1,350 g'],
  ['fr-FR', '50 kg\u00A0: 1\u202F150 g', '60 kg\u00A0: 1 350 g'],
  ['ru-RU', '50 кг: 1\u00A0150 г', '60 кг: 1\u2009350 г'],
  ['de-DE', "50 kg: 1'150 g", '60 kg: 1’350 g'],
  ['nl-NL', '50 kg: 1,15 kg', '60 kg: 1.35 kg'],
])('reads thousands as written in %s: %s', (language, ...items) => {
  expect(read(list('40 kg: 950 g', ...items), language)).toEqual([
    { kilos: 40, grams: grams(950) },
    { kilos: 50, grams: grams(1150) },
    { kilos: 60, grams: grams(1350) },
  ])
})

test('reads ranges, fractions, pounds and amounts that share one unit', () => {
  expect(read(list('5 kg: 80-100 g', '10 kg: 180–210 g'))).toEqual([
    { kilos: 5, grams: grams({ from: 80, to: 100 }) },
    { kilos: 10, grams: grams({ from: 180, to: 210 }) },
  ])
  expect(read(list('1½ kg: 85 / 95 g', '800 g: 40 / 50 g'))).toBeUndefined()
  expect(read(list('½ kg: 35 / 40 g', '1½ kg: 85/95 g'))?.[1]).toEqual({ kilos: 1.5, grams: grams(85, 95) })
  const rows = read(list('10 lb: 4 oz', '20 lb: 7 oz'), 'en-US') ?? []
  expect(findAmount(rows, 20 * 0.45359237)).toEqual(grams(198))
})

test.each(['80 g – 100 g', '80 g-100 g', '80 − 100 g', '80‑100 g', '80 gr. ~ 100 gr.', '0,08 kg – 100 g'])(
  'reads the range %s',
  (range) => {
    expect(read(list(`5 kg: ${range}`, '60 kg: 1.350 g'))?.[0]?.grams).toEqual(grams({ from: 80, to: 100 }))
  },
)

test.each([
  ['Daily amount, served in two or three small meals:', true],
  ['Ration quotidienne à 3 mois / 6 mois\u00A0:', true],
  ['Puppies, 8 to 12 weeks', true],
  ['Kissat, annos vuorokaudessa viikolla 3', true],
  ['Dzienna porcja w dwóch posiłkach:', true],
  ['Weekly amount:', false],
  ['Per meal, twice a day:', false],
  ['Menge pro Woche (7 Tage)', false],
  ['Porce na týden:', false],
  ['Porcja na tydzień:', false],
  ['На одно кормление:', false],
])('amounts below “%s” are daily amounts: %s', (line, isOfDay) => {
  const above = { type: 'paragraph' as const, children: text(line) }
  expect(read([above, ...list('5 kg: 80 g', '10 kg: 150 g').slice(1)]) !== undefined).toBe(isOfDay)
})

test('reads a table with units in its header', () => {
  const rows = [
    [text('Poids de l’animal (kg)'), text('Adulte (g/jour)'), text('Senior, en g')],
    [text('5'), text('90–100'), text('80')],
    [text('60'), text('1 350'), text('1\u00A0200')],
  ]
  const found = [
    { kilos: 5, grams: grams({ from: 90, to: 100 }, 80) },
    { kilos: 60, grams: grams(1350, 1200) },
  ]
  expect(read([{ type: 'table', header: true, rows }], 'fr-FR')).toEqual(found)
  expect(read([{ type: 'table', header: false, rows }], 'fr-FR')).toEqual(found)
})

test('reads no ambiguous table: other number format, falling amounts, weight ranges or two units in a header', () => {
  expect(read(list('50 kg: 950 g', '60 kg: 1.350 g'), 'en-GB')).toBeUndefined()
  expect(read(list('50 kg: 950 g', '60 kg: 1,350 g'))).toBeUndefined()
  expect(read(list('50 kg: 950 g', '60 kg: 1.35 g'))).toBeUndefined()
  expect(read(list('50 kg: 950 g', '60 kg: 450 g'))).toBeUndefined()
  expect(read(list('0,5–1 kg: 45 g', '2–3 kg: 90 g'))).toBeUndefined()
  expect(read(list('10 kg: 150 g', '20.000 kg: 250 g'))).toBeUndefined()
  // More than the animal weighs: a decimal point in a language that uses points to group digits.
  expect(read(list('10 kg: 0,750 kg', '20 kg: 1.250 kg'))).toBeUndefined()
  expect(read(list('10 kg: 0.750 kg', '20 kg: 1,250 kg'), 'en-GB')).toBeUndefined()
  // Fractions with a slash look like two amounts, and a first row in grams with a point looks like a heavier animal.
  expect(read(list('20 kg: 1/4 kg', '30 kg: 1/2 kg', '40 kg: 3/4 kg'))).toBeUndefined()
  expect(read(list('20 lb: ½ lb', '30 lb: 3/4 lb'), 'en-US')).toBeUndefined()
  expect(read(list('0,500 kg: 20 g', '1.000 kg: 35 g'))).toBeUndefined()
  // Amounts that would be shown as 0 g, or as 3 g for 2.5.
  expect(read(list('10 kg: 150 mg', '60 kg: 250 mg'))).toBeUndefined()
  expect(read(list('2 kg: 2,5 g', '4 kg: 5 g'))).toBeUndefined()
  const head = [text('kg / lb'), text('g')]
  const rows = [head, [text('5'), text('90')], [text('10'), text('150')]]
  expect(read([{ type: 'table', header: true, rows }])).toBeUndefined()
})

test.each([
  'Messlöffel (10 g)',
  'Tabletten à 5 g',
  'kcal per 100 g',
  'g / 100 kcal',
  'Price per kg',
  'g per month',
  'g pro Woche',
  'g par repas',
  'г в неделю',
  'g/kg',
])('a column headed “%s” is not read as grams per day', (head) => {
  const rows = [
    [text('Weight (kg)'), text(head)],
    [text('50'), text('80')],
    [text('60'), text('90')],
  ]
  expect(read([{ type: 'table', header: true, rows }])).toBeUndefined()
})

test.each(['g/day', 'Adulte (g/jour)', 'g pro Tag', 'Gram per dag', 'г в день', 'kg (a day)'])(
  'a column headed “%s” is read as grams per day unless its unit is spelled “Gram”',
  (head) => {
    const rows = [
      [text('Weight (kg)'), text(head)],
      [text('500'), text(head.startsWith('kg') ? '8' : '80')],
      [text('600'), text(head.startsWith('kg') ? '9' : '90')],
    ]
    const found = read([{ type: 'table', header: true, rows }])
    expect(found === undefined).toBe(head.startsWith('Gram'))
  },
)

test.each([
  ['a readable table', list('5 kg: 80 g', '10 kg: 150 g'), false],
  ['a table with amounts without a unit', list('5 kg: 80', '10 kg: 150'), true],
  ['a table with an amount in words', list('5 kg: 80 g', '10 kg: twice 75 g or more'), true],
  ['a table with falling amounts', list('5 kg: 80 g', '10 kg: 15 g'), true],
  ['a list of other things', list('Open the bag', 'Keep 2 bags dry: below 20 °C', 'Close it'), false],
  ['a list with a single weight', list('A bag of 10 kg: lasts 30 days', 'Store it dry'), false],
])('%s is reported only when it is an unreadable feeding table', (_, instructions, isUnread) => {
  expect(hasUnreadFeedingTable(instructions, 'en-GB')).toBe(isUnread)
})
