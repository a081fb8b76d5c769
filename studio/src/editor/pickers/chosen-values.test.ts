import { expect, test } from 'vitest'
import { move, toChosen, toChosenValue } from './chosen-values.ts'

test('a stored or populated form value is read as chosen documents, for one collection or several', () => {
  expect(toChosen('a', 'pages')).toEqual([{ collection: 'pages', id: 'a' }])
  expect(toChosen([{ id: 'a' }, 'b'], 'product-facts').map(({ id }) => id)).toEqual(['a', 'b'])
  expect(toChosen([{ relationTo: 'articles', value: 'a' }], ['pages', 'articles'])).toEqual([
    { collection: 'articles', id: 'a' },
  ])
  expect(toChosen(null, 'pages')).toEqual([])
})

test('chosen documents are written back in the format of the field', () => {
  const chosen = [{ collection: 'pages', id: 'a' } as const]
  expect(toChosenValue(chosen, 'pages', false)).toBe('a')
  expect(toChosenValue([], 'pages', false)).toBeNull()
  expect(toChosenValue(chosen, 'pages', true)).toEqual(['a'])
  expect(toChosenValue(chosen, ['pages', 'articles'], true)).toEqual([{ relationTo: 'pages', value: 'a' }])
})

test('an item of a list is moved to another position', () => {
  expect(move(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c'])
  expect(move(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
})
