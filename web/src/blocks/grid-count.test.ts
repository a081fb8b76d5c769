import { expect, test } from 'vitest'
import { chosenKeys } from './chosen-keys.ts'
import { findGridCountProblem, toGridCountMessage } from './grid-count.ts'

const keys = (count: number) => Array.from({ length: count }, (_, index) => `key-${index}`)

test('a grid accepts 4 to 9 items (spec §5)', () => {
  expect([0, 3, 4, 9, 10].map((count) => findGridCountProblem(keys(count)))).toEqual([
    { min: 4, max: 9, found: 0 },
    { min: 4, max: 9, found: 3 },
    undefined,
    undefined,
    { min: 4, max: 9, found: 10 },
  ])
})

test('an item that is chosen twice counts once', () => {
  expect(findGridCountProblem(['a', 'b', 'c', 'a'])?.found).toBe(3)
})

test('the message states the minimum, the maximum and the current number', () => {
  const message = toGridCountMessage({ min: 4, max: 9, found: 3 }, 'pages')
  expect(message).toMatch(/ 4 to 9 .*pages.* 3 /)
})

test('relations in a form are counted whether they are ids, documents, or values with their collection', () => {
  expect(chosenKeys(['a', { id: 'b', title: 'B' }, null])).toEqual(['a', 'b'])
  expect(
    chosenKeys([
      { relationTo: 'pages', value: 'a' },
      { relationTo: 'articles', value: { id: 'a' } },
    ]),
  ).toEqual(['pages/a', 'articles/a'])
  expect(chosenKeys(undefined)).toEqual([])
})
