import { expect, test } from 'vitest'
import { toSavedState } from '../../model/saves/saved-state-field.ts'

test('two versions of one person differ by their moments', () => {
  const [one, other] = ['10:14:05', '10:14:06'].map((time) =>
    toSavedState({ updatedAt: `2026-11-22T${time}.000Z`, savedBy: 'Anna' }, 'en'),
  )
  expect(one).toMatch(/^22 Nov 2026, \d\d:14:05, by Anna$/)
  expect(other).not.toBe(one)
})

test('what no person has saved says so; what has not been saved says nothing', () => {
  expect(toSavedState({ updatedAt: '2026-11-22T10:14:05.000Z', savedBy: null }, 'en')).toMatch(
    /, by the studio itself$/,
  )
  expect(toSavedState({ updatedAt: '2026-11-22T10:14:05.000Z', savedBy: null }, 'de')).toMatch(
    /^22\.11\.2026, \d\d:14:05, von .*Studio/,
  )
  expect(toSavedState({ title: 'New' }, 'en')).toBeUndefined()
})

test('what was turned down is told in the language of its reader; a person keeps the name', () => {
  const at = '2026-11-22T10:14:05.000Z'
  expect(toSavedState({ updatedAt: at, savedBy: 'Anna (turned down)' }, 'nl')).toMatch(/door Anna \(afgewezen\)$/)
  expect(toSavedState({ updatedAt: at, savedBy: 'Title' }, 'nl')).toMatch(/door Title$/)
})
