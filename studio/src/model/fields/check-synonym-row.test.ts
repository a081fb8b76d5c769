import { describe, expect, test } from 'vitest'
import { checkOwnWord, checkSynonymRows, checkWords, MAX_SYNONYM_ROWS, readSynonymRow } from './check-synonym-row.ts'

describe('the words of a row', () => {
  test.each([
    ['two that mean the same', { type: 'synonym', words: ['voer', 'brok'] }],
    ['one in one direction', { type: 'onewaysynonym', word: 'brok', words: ['voer'] }],
    ['twenty', { type: 'placeholder', word: 'maat', words: Array.from({ length: 20 }, (_, at) => `${at} kg`) }],
    ['the word of another type, which is hidden', { type: 'synonym', word: 'voer', words: ['voer', 'brok'] }],
  ])('are accepted: %s', (_what, row) => expect(checkWords(row)).toBe(true))

  test.each([
    ['one alone', { type: 'synonym', words: ['voer', ' '] }, 'at least two words'],
    ['none', { type: 'onewaysynonym', word: 'brok', words: null }, 'at least one word'],
    ['no row at all', undefined, 'at least one word'],
    ['one twice, in other letters', { type: 'synonym', words: ['Voer', 'brok', 'vOER '] }, '“vOER” appears'],
    ['the word itself', { type: 'altcorrection1', word: 'voer', words: ['brok', 'voer'] }, '“voer” appears'],
    ['an accent written in two ways', { type: 'synonym', words: ['é', 'e\u0301'] }, 'appears twice in this row'],
    ['a long one', { type: 'synonym', words: ['a'.repeat(101), 'b'] }, 'longer than 100'],
    ['too many', { type: 'synonym', words: Array.from({ length: 21 }, (_, at) => `${at}`) }, 'at most 20'],
  ])('are refused: %s', (_what, row, message) => expect(checkWords(row)).toContain(message))
})

test('a row needs its own word, unless its words are synonyms of each other', () => {
  expect(checkOwnWord({ type: 'synonym', words: [] })).toBe(true)
  expect(checkOwnWord({ type: 'placeholder', word: 'maat' })).toBe(true)
  expect(checkOwnWord({ type: 'onewaysynonym', word: ' ' })).toContain('Enter the word')
  expect(checkOwnWord({ type: 'onewaysynonym', word: 'a'.repeat(101) })).toContain('at most 100')
})

test('a list can have at most five hundred rows', () => {
  expect(checkSynonymRows(undefined)).toBe(true)
  expect(checkSynonymRows(Array.from({ length: MAX_SYNONYM_ROWS }))).toBe(true)
  expect(checkSynonymRows(Array.from({ length: MAX_SYNONYM_ROWS + 1 }))).toContain('this one has 501')
})

test('a row is read without empty words, and invalid form values are ignored', () => {
  const row = { type: 'synonym', word: 'hidden', words: [' voer', '', 'brok '] }
  expect(readSynonymRow(row)).toEqual({ type: 'synonym', word: '', words: ['voer', 'brok'] })
  expect(readSynonymRow({ type: 'other', word: 3, words: 'x' })).toEqual({ type: undefined, word: '', words: [] })
})
