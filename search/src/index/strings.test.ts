import { expect, test } from 'vitest'
import { findPrefix, findString, textAt, toShared, toStrings } from './strings.ts'

const WORDS = ['a', 'hond', 'honden', 'hondenvoer', 'hont', 'я', 'яблоко']
const strings = toStrings(WORDS)

test('every stored text is found and returned, and other texts are not found', () => {
  for (const [i, word] of WORDS.entries()) {
    expect(textAt(strings, i)).toBe(word)
    expect(findString(strings, word)).toBe(i)
  }
  for (const word of ['', 'hon', 'hondenvoers', 'z', 'яблок']) expect(findString(strings, word)).toBe(-1)
})

test('a prefix is found as a range of entries', () => {
  expect(findPrefix(strings, 'hond')).toEqual({ from: 1, to: 4 })
  expect(findPrefix(strings, 'hon')).toEqual({ from: 1, to: 5 })
  expect(findPrefix(strings, 'я')).toEqual({ from: 5, to: 7 })
  expect(findPrefix(strings, '')).toEqual({ from: 0, to: 7 })
  const none = findPrefix(strings, 'hondx')
  expect(none.to).toBe(none.from)
})

test('toShared counts the leading code units that neighbouring entries share', () => {
  expect([...toShared(strings)]).toEqual([0, 0, 4, 6, 3, 0, 1])
})
