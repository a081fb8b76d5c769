import { expect, test } from 'vitest'
import { compareTexts } from './compare-texts.ts'
import type { FoundTexts } from './find-texts.ts'
import type { TranslatedFrom } from './translated-from.ts'

const toRow = (id: string, key: string, path: string) => ({ id, key, path, place: path })
const toText = (key: string, path: string, text: string) => {
  return { key, path, place: path, text, print: `print of ${text}`, value: text, isFormatted: false }
}
const FROM: TranslatedFrom = {
  id: '5f0f6f0a-6f0e-4f6d-9d7b-1f6a4b1c2d3e',
  site: 'tailwell/nl_NL',
  rows: { 'own-a': 'a' },
  prints: { 'main/a/text': 'print of eerst', 'main/b/text': 'print of weg' },
  former: [],
  foreign: {},
  kept: [],
  left: ['b'],
}
const BEFORE: FoundTexts = {
  rows: [toRow('own-a', 'main/own-a', 'main.0')],
  texts: [toText('main/own-a/text', 'main.0.text', 'zuerst')],
}
const A = toRow('a', 'main/a', 'main.0')
const B = toRow('b', 'main/b', 'main.1')
const text = (words: string) => toText('main/a/text', 'main.0.text', words)

test('an unchanged source text is not reported, and a changed one is reported with both texts', () => {
  const compared = { from: FROM, before: BEFORE, now: { rows: [A, B], texts: [text('eerst')] } }
  expect(compareTexts(compared)).toEqual({ changed: [], gained: [], gone: [] })
  const now = { rows: [A, B], texts: [text('later')] }
  const [changed] = compareTexts({ ...compared, now }).changed
  expect(changed).toMatchObject({ key: 'main/a/text', own: { text: 'zuerst' }, theirs: { text: 'later' } })
})

test('a new row of the source is placed after its neighbour, and a row in a left-out block is not offered', () => {
  const inOwn = toRow('c', 'main/a/items/c', 'main.0.items.0')
  const inLeft = toRow('d', 'main/b/items/d', 'main.1.items.0')
  const beside = toRow('e', 'main/e', 'main.2')
  const { gained } = compareTexts({
    from: FROM,
    before: BEFORE,
    now: { rows: [A, inOwn, B, inLeft, beside], texts: [] },
  })
  expect(gained.map(({ row, place }) => [row.id, place])).toEqual([
    ['c', { list: 'main.0.items', at: 0 }],
    ['e', { list: 'main', at: 1 }],
  ])
})

test('a block moved to another area on either page is not new, and its text changes are reported', () => {
  const moved = toRow('a', 'aside/a', 'aside.0')
  const inAside = (words: string) => toText('aside/a/text', 'aside.0.text', words)
  const there = { rows: [moved], texts: [inAside('eerst')] }
  const none = { changed: [], gained: [], gone: [] }
  expect(compareTexts({ from: FROM, before: BEFORE, now: there })).toEqual(none)
  const later = { ...there, texts: [inAside('later')] }
  const [changed] = compareTexts({ from: FROM, before: BEFORE, now: later }).changed
  expect(changed).toMatchObject({ key: 'aside/a/text', own: { text: 'zuerst' }, theirs: { text: 'later' } })
  const settled = { ...FROM, prints: { ...FROM.prints, 'aside/a/text': 'print of later' } }
  expect(compareTexts({ from: settled, before: BEFORE, now: later })).toEqual(none)
  const before = {
    rows: [toRow('own-a', 'aside/own-a', 'aside.0')],
    texts: [toText('aside/own-a/text', 'aside.0.text', 'zuerst')],
  }
  expect(compareTexts({ from: FROM, before, now: { rows: [A, B], texts: [text('eerst')] } })).toEqual(none)
  expect(compareTexts({ from: FROM, before, now: { rows: [A, B], texts: [text('later')] } }).changed).toHaveLength(1)
})

test('only the outermost of the removed rows is reported', () => {
  const inner = toRow('own-c', 'main/own-a/items/own-c', 'main.0.items.0')
  const before = { ...BEFORE, rows: [...BEFORE.rows, inner] }
  const from = { ...FROM, rows: { ...FROM.rows, 'own-c': 'c' } }
  const { gone } = compareTexts({ from, before, now: { rows: [], texts: [] } })
  expect(gone.map(({ id }) => id)).toEqual(['own-a'])
})
