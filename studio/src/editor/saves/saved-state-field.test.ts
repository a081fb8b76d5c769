import { expect, test } from 'vitest'
import { toSavedState } from '../../model/saves/saved-state-field.ts'

test('two versions saved by the same person differ by their time', () => {
  const [one, other] = ['10:14:05', '10:14:06'].map((time) =>
    toSavedState({ updatedAt: `2026-11-22T${time}.000Z`, savedBy: 'Anna' }, 'en'),
  )
  expect(one).toMatch(/^22 Nov 2026, \d\d:14:05, by Anna$/)
  expect(other).not.toBe(one)
})

test('a version saved by no person is attributed to the studio, and an unsaved document has no saved state', () => {
  expect(toSavedState({ updatedAt: '2026-11-22T10:14:05.000Z', savedBy: null }, 'en')).toMatch(
    /, by the studio itself$/,
  )
  expect(toSavedState({ updatedAt: '2026-11-22T10:14:05.000Z', savedBy: null }, 'de')).toMatch(
    /^22\.11\.2026, \d\d:14:05, von .*Studio/,
  )
  expect(toSavedState({ title: 'New' }, 'en')).toBeUndefined()
})

test('the label of a turned-down version is in the reader’s language, and a person’s name stays unchanged', () => {
  const at = '2026-11-22T10:14:05.000Z'
  expect(toSavedState({ updatedAt: at, savedBy: 'Anna (turned down)' }, 'nl')).toMatch(/door Anna \(afgewezen\)$/)
  expect(toSavedState({ updatedAt: at, savedBy: 'Title' }, 'nl')).toMatch(/door Title$/)
})
