import { describe, expect, test } from 'vitest'
import { checkOwnWord, checkSynonymRows, checkWords, MAX_SYNONYM_ROWS, readSynonymRow } from './check-synonym-row.ts'

describe('the words of a row', () => {
  test.each([
    ['two synonyms', { type: 'synonym', words: ['voer', 'brok'] }],
    ['a synonym in one direction', { type: 'onewaysynonym', word: 'brok', words: ['voer'] }],
    ['20 words', { type: 'placeholder', word: 'maat', words: Array.from({ length: 20 }, (_, at) => `${at} kg`) }],
    ['a hidden word that belongs to another type', { type: 'synonym', word: 'voer', words: ['voer', 'brok'] }],
  ])('are accepted: %s', (_what, row) => expect(checkWords(row)).toBe(true))

  test.each([
    ['a single synonym', { type: 'synonym', words: ['voer', ' '] }, 'at least two words'],
    ['no words', { type: 'onewaysynonym', word: 'brok', words: null }, 'at least one word'],
    ['a missing row', undefined, 'at least one word'],
    ['the same word in different case', { type: 'synonym', words: ['Voer', 'brok', 'vOER '] }, '“vOER” appears'],
    ['the own word of the row', { type: 'altcorrection1', word: 'voer', words: ['brok', 'voer'] }, '“voer” appears'],
    [
      'the same letter, composed and decomposed',
      { type: 'synonym', words: ['é', 'e\u0301'] },
      'appears twice in this row',
    ],
    ['a word that is too long', { type: 'synonym', words: ['a'.repeat(101), 'b'] }, 'longer than 100'],
    ['too many words', { type: 'synonym', words: Array.from({ length: 21 }, (_, at) => `${at}`) }, 'at most 20'],
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
