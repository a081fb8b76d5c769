import type { RichTextNodes, RichTextTable } from '@menagerie/contract/rich-text'
import { expect, test } from 'vitest'
import { findFeedingTable, hasUnreadFeedingTable } from './feeding-table.ts'
import { grams } from './testing/grams.ts'

const read = (instructions: RichTextNodes, language = 'de-DE') => findFeedingTable(instructions, language)
const text = (words: string) => [{ type: 'text' as const, text: words }]

test('struck-through text is ignored, and a table with a superscript note at a number is not read', () => {
  const item = (...parts: object[]) => ({
    children: parts.map((part) => ({ type: 'text' as const, text: '', ...part })),
  })
  const items = (...second: object[]): RichTextNodes => [
    { type: 'list', ordered: false, items: [item({ text: '10 kg: 150 g' }), item({ text: '20 kg: ' }, ...second)] },
  ]
  const struck = [{ text: '2', strikethrough: true }, { text: '250 g' }]
  const noted = [{ text: '250' }, { text: '1', superscript: true }, { text: ' g' }]
  expect(read(items(...struck))?.[1]).toEqual({ kilos: 20, grams: grams(250) })
  expect(read(items(...noted))).toBeUndefined()
  expect(hasUnreadFeedingTable(items(...noted), 'de-DE')).toBe(true)
  const rows = [
    [text('10 kg'), text('150 g')],
    [text('20 kg'), item(...noted).children],
  ]
  expect(read([{ type: 'table', header: false, rows }])).toBeUndefined()
})

test('merged cells count for all columns and rows that they cover', () => {
  const cell = (words: string, more: object) => ({
    blocks: [{ type: 'paragraph' as const, children: text(words) }],
    ...more,
  })
  const rows = (...head: RichTextTable['rows'][number]) => [
    head,
    [text('5 kg'), text('85 g'), text('95 g'), text('600 g')],
    [text('10 kg'), text('140 g'), text('160 g'), text('1000 g')],
  ]
  const table = (...all: RichTextTable['rows']): RichTextNodes => [{ type: 'table', header: true, rows: all }]
  expect(read(table(...rows(text('Gewicht'), cell('Am Tag', { colSpan: 2 }), text('In der Woche'))))).toBeUndefined()
  expect(read(table(...rows(text('Gewicht'), cell('Am Tag', { colSpan: 3 }))))?.[0]?.grams).toEqual(grams(85, 95, 600))
  const high = [
    [text('5 kg'), cell('85 g', { rowSpan: 2 }), text('95 g')],
    [text('10 kg'), text('105 g')],
  ]
  expect(read(table([text('Gewicht')], ...high, [text('20 kg'), text('150 g')]))).toBeUndefined()
  const both = [[text('5 kg'), cell('85 g', { rowSpan: 2 })], [text('10 kg')]]
  expect(read(table([text('Gewicht')], ...both))?.[1]).toEqual({ kilos: 10, grams: grams(85) })
  const shifted = [
    [text('5 kg'), cell('70 g', { rowSpan: 2 })],
    [text('10 kg'), text('105 g')],
  ]
  expect(read(table([text('Gewicht')], ...shifted))).toBeUndefined()
})

test('a table with note digits at its numbers is not read, and struck-through amounts are ignored', () => {
  const note = { type: 'text' as const, text: '1', superscript: true }
  const old = { type: 'text' as const, text: '70 g ', strikethrough: true }
  const head = [text('kg'), text('g')]
  const noted = [head, [text('5'), [...text('80'), note]], [text('60'), [...text('150'), note]]]
  expect(read([{ type: 'table', header: true, rows: noted }])).toBeUndefined()
  const items = [{ children: [...text('5'), note, ...text(' kg: 80 g')] }, { children: text('100 kg: 900 g') }]
  expect(read([{ type: 'list', ordered: false, items }])).toBeUndefined()
  const struck = [{ children: [...text('5 kg: '), old, ...text('80 g')] }, { children: text('10 kg: 150 g') }]
  expect(read([{ type: 'list', ordered: false, items: struck }])?.[0]?.grams).toEqual(grams(80))
})

test('a number does not continue in the next line or paragraph of its cell', () => {
  const head = [text('kg'), text('g')]
  const last = [text('60'), text('1350')]
  const withBreak = [text('50'), [...text('1'), { type: 'break' as const }, ...text('150')]]
  const paragraphs = ['1', '150'].map((words) => ({ type: 'paragraph' as const, children: text(words) }))
  for (const row of [withBreak, [text('50'), { blocks: paragraphs }]])
    expect(read([{ type: 'table', header: true, rows: [head, row, last] }])).toBeUndefined()
})

test.each([
  ['ca. 80 g', 'de-DE'],
  ['~80 g', 'en-GB'],
  ['approx. 80 g/day', 'en-US'],
  ['80 g per day', 'en-GB'],
  ['80 g / Tag', 'de-DE'],
  ['env. 80 g par jour', 'fr-FR'],
  ['circa 80 g al giorno', 'it-IT'],
  ['około 80 g dziennie', 'pl-PL'],
  ['около 80 г в день', 'ru-RU'],
  ['noin 80 g päivässä', 'fi-FI'],
  ['kb. 80 g naponta', 'hu-HU'],
  ['80 g je Tag', 'de-DE'],
  ['80 g pr. dag', 'da-DK'],
  ['80 g daglig', 'nb-NO'],
  ['80 g al dì', 'it-IT'],
  ['80 g na dobę', 'pl-PL'],
  ['80 г/сут.', 'ru-RU'],
  ['80 g diarios', 'es-ES'],
])('“%s” is read as 80 g', (amount, language) => {
  const rows = [
    [text('5 kg'), text(amount)],
    [text('10 kg'), text(amount.replace('80', '90'))],
  ]
  expect(read([{ type: 'table', header: false, rows }], language)?.[0]?.grams).toEqual(grams(80))
})

test('an amount per week or per meal is not read', () => {
  for (const amount of ['80 g per week', '80 g / meal', '2 × 80 g per day or more']) {
    const rows = [
      [text('5 kg'), text(amount)],
      [text('10 kg'), text(amount.replace('80', '90'))],
    ]
    expect(read([{ type: 'table', header: false, rows }], 'en-GB')).toBeUndefined()
  }
})

test('one amount in two units is not read as two amounts', () => {
  const rows = ['80 g / 2.8 oz', '140 g / 5 oz'].map((cell, at) => [text(`${at + 5} kg`), text(cell)])
  expect(read([{ type: 'table', header: false, rows }], 'en-US')).toBeUndefined()
})
