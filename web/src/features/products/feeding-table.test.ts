import type { RichText } from '@menagerie/contract/rich-text'
import { expect, test } from 'vitest'
import { findAmount, findFeedingTable } from './feeding-table.ts'

const text = (words: string) => [{ type: 'text' as const, text: words }]
const list = (...items: string[]): RichText => [
  { type: 'paragraph', children: text('Daily amount:') },
  { type: 'list', ordered: false, items: items.map((item) => ({ children: text(item) })) },
]

test('reads a list in any language, with no-break spaces and decimal commas', () => {
  expect(findFeedingTable(list('10 kg: 150 g', '15 kg: 200 g'))).toEqual([
    { kilos: 10, grams: [150] },
    { kilos: 15, grams: [200] },
  ])
  expect(findFeedingTable(list('2,5\u00a0кг: 45\u00a0г', '4 кг: 75 г'))?.[0]).toEqual({ kilos: 2.5, grams: [45] })
  expect(findFeedingTable(list('5 kg\u202f: 85 g / 95 g', '10 kg : 140 g / 160 g'))?.[1]).toEqual({
    kilos: 10,
    grams: [140, 160],
  })
})

test('reads a table, with or without a heading', () => {
  const rows = [
    [text('5 kg'), text('90 g')],
    [text('15 kg'), text('200 g')],
  ]
  const found = [
    { kilos: 5, grams: [90] },
    { kilos: 15, grams: [200] },
  ]
  expect(findFeedingTable([{ type: 'table', header: false, rows }])).toEqual(found)
  const headed = [[text('Weight'), text('A day')], ...rows]
  expect(findFeedingTable([{ type: 'table', header: true, rows: headed }])).toEqual(found)
})

test('is none where a row says something else', () => {
  expect(findFeedingTable([])).toBeUndefined()
  expect(findFeedingTable(list('10 kg: 150 g'))).toBeUndefined()
  expect(findFeedingTable(list('Up to 10 kg: 1 stroke', '10 to 25 kg: 2 strokes'))).toBeUndefined()
  expect(findFeedingTable(list('2 kg: 1 ml', '4 kg: 2 ml'))).toBeUndefined()
  expect(findFeedingTable(list('10 kg: 150 g', '15 kg: 200 g, for active dogs'))).toBeUndefined()
  expect(findFeedingTable(list('10 kg: 150 g', '5 kg: 85 g'))).toBeUndefined()
  expect(findFeedingTable(list('10 kg: 150 g', '15 kg: 200 g / 230 g'))).toBeUndefined()
})

test('goes along the line between two rows, and nowhere outside them', () => {
  const rows = findFeedingTable(list('5 kg: 85 g / 95 g', '10 kg: 140 g / 160 g', '20 kg: 230 g / 270 g')) ?? []
  expect(findAmount(rows, 5)).toEqual([85, 95])
  expect(findAmount(rows, 7.5)).toEqual([113, 128])
  expect(findAmount(rows, 20)).toEqual([230, 270])
  expect(findAmount(rows, 4.9)).toBeUndefined()
  expect(findAmount(rows, 20.1)).toBeUndefined()
  expect(findAmount([], 5)).toBeUndefined()
})
