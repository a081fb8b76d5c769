import { expect, test } from 'vitest'
import type { ReturnedUnit } from './exchange.ts'
import { planReturnedTexts } from './plan-texts.ts'
import { toTaggedLines } from './tagged-text.ts'
import { PARTLY_TRANSLATED } from './xliff-unit.ts'

const paragraphs = (...texts: string[]) => ({
  root: {
    type: 'root',
    children: texts.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text, format: 0 }] })),
  },
})

/** Plans a text of two translated paragraphs, with the returned target of each. */
function planOf(...targets: string[]) {
  const [theirs, ours] = [paragraphs('Een zin.', 'Nog een zin.'), paragraphs('Ein Satz.', 'Noch ein Satz.')]
  const found = { key: 'main/1/content', path: '', place: '', text: '', print: 'a', isFormatted: true }
  const text = {
    own: { ...found, value: ours },
    source: { ...found, value: theirs },
    isDebt: false,
    sourceLines: toTaggedLines(theirs),
    ownLines: toTaggedLines(ours),
  }
  const units = targets.map(
    (target, at): ReturnedUnit => ({ key: `${found.key}#${at}`, sourcePrint: 'a', ownPrint: 'a', target }),
  )
  return planReturnedTexts([text], units, (value) => value).map(({ told }) => told)
}

test('a text with one emptied paragraph is reported as only partly translated', () => {
  const damaged = [{ state: 'damaged', problem: PARTLY_TRANSLATED }]
  expect(planOf('Ein neuer Satz.', ' \n ')).toMatchObject(damaged)
  expect(planOf('', 'Noch ein neuer.')).toMatchObject(damaged)
})

test('a text returned unchanged is reported as the same, and a completely emptied text is ignored', () => {
  expect(planOf('Ein Satz.', 'Noch ein Satz.')).toMatchObject([{ state: 'same' }])
  expect(planOf('Ein neuer Satz.', 'Noch ein Satz.')).toMatchObject([{ state: 'new' }])
  expect(planOf('', ' ')).toEqual([])
})
