import { expect, test } from 'vitest'
import { move, toChosen, toChosenValue } from './chosen-values.ts'

test('reads what the form holds, stored or populated, of one collection or several', () => {
  expect(toChosen('a', 'pages')).toEqual([{ collection: 'pages', id: 'a' }])
  expect(toChosen([{ id: 'a' }, 'b'], 'product-facts').map(({ id }) => id)).toEqual(['a', 'b'])
  expect(toChosen([{ relationTo: 'articles', value: 'a' }], ['pages', 'articles'])).toEqual([
    { collection: 'articles', id: 'a' },
  ])
  expect(toChosen(null, 'pages')).toEqual([])
})

test('writes it back the way it was', () => {
  const chosen = [{ collection: 'pages', id: 'a' } as const]
  expect(toChosenValue(chosen, 'pages', false)).toBe('a')
  expect(toChosenValue([], 'pages', false)).toBeNull()
  expect(toChosenValue(chosen, 'pages', true)).toEqual(['a'])
  expect(toChosenValue(chosen, ['pages', 'articles'], true)).toEqual([{ relationTo: 'pages', value: 'a' }])
})

test('moves one of a list', () => {
  expect(move(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(move(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
})
