import { expect, test } from 'vitest'
import { findPrefix, findString, textAt, toShared, toStrings } from './strings.ts'

const WORDS = ['a', 'hond', 'honden', 'hondenvoer', 'hont', 'я', 'яблоко']
const strings = toStrings(WORDS)

test('every text comes back and is found, others are not', () => {
  for (const [i, word] of WORDS.entries()) {
    expect(textAt(strings, i)).toBe(word)
    expect(findString(strings, word)).toBe(i)
  }
  for (const word of ['', 'hon', 'hondenvoers', 'z', 'яблок']) expect(findString(strings, word)).toBe(-1)
})

test('a prefix is a range', () => {
  expect(findPrefix(strings, 'hond')).toEqual({ from: 1, to: 4 })
  expect(findPrefix(strings, 'hon')).toEqual({ from: 1, to: 5 })
  expect(findPrefix(strings, 'я')).toEqual({ from: 5, to: 7 })
  expect(findPrefix(strings, '')).toEqual({ from: 0, to: 7 })
  const none = findPrefix(strings, 'hondx')
  expect(none.to).toBe(none.from)
})

test('shared counts the units that two neighbours begin with', () => {
  expect([...toShared(strings)]).toEqual([0, 0, 4, 6, 3, 0, 1])
})
