import { expect, test } from 'vitest'
import { beginLarge, clipText, findUnstorable, isTooDeep, toStorable } from './human-text.ts'

const HALF = '😀'.slice(0, 1)

test.each([
  ['a surrogate pair across the limit', `${'a'.repeat(999)}😀`, 1000, 'a'.repeat(999)],
  ['a surrogate pair that still fits', `${'a'.repeat(998)}😀b`, 1000, `${'a'.repeat(998)}😀`],
  ['a limit right before a surrogate pair', 'ab😀', 2, 'ab'],
  ['only surrogate pairs', '😀😀😀', 3, '😀'],
  ['a limit too small for a surrogate pair', '😀', 1, ''],
  ['a short text', 'Zażółć', 10, 'Zażółć'],
  ['lone surrogates in a short text', `a${HALF}b`, 10, 'a\uFFFDb'],
  ['a lone surrogate at the limit', `ab${HALF}cd`, 3, 'ab\uFFFD'],
  ['an empty text', '', 5, ''],
])('%s: a cut leaves no half of a surrogate pair', (_, text, most, cut) => {
  expect(clipText(text, most)).toBe(cut)
  expect(cut.length).toBeLessThanOrEqual(Math.max(most, 0))
})

test('a text of mixed scripts and emoji is well-formed after a cut at any length', () => {
  const text = `a😀é👩‍👩‍👧‍👦Ж${HALF}𝒳`.repeat(20)
  for (let most = 0; most <= text.length; most += 1) expect(clipText(text, most).isWellFormed()).toBe(true)
})

test.each([
  ['éclair', 'Éclair'],
  ['😀 smile', '😀 smile'],
  ['𐐨x', '𐐀x'],
  ['', ''],
])('%s gets a capital first letter, if it begins with a letter', (text, large) => expect(beginLarge(text)).toBe(large))

test('NUL characters are removed and lone surrogates replaced before a text is stored', () => {
  expect(toStorable(`a\0b${HALF}c😀`)).toBe('ab\uFFFDc😀')
})

test.each([
  [{ fields: { message: `a${HALF}` } }, 'fields.message'],
  [{ fields: { message: 'a\0' } }, 'fields.message'],
  [{ fields: { [`na${HALF}me`]: 'x' } }, 'fields'],
  [{ list: ['good', { deep: ['\0'] }] }, 'list.1.deep.0'],
  [{ fields: { message: '\\u0000 and 😀 are words' } }, undefined],
])('finds whether and where %j has text that cannot be stored', (value, path) =>
  expect(findUnstorable(value)).toBe(path),
)

test.each([
  [200, false],
  [201, true],
  [100_000, true],
])('a text inside %i lists is too deep only if there are more than 200', (levels, deep) => {
  expect(isTooDeep(JSON.parse(`${'['.repeat(levels)}"x"${']'.repeat(levels)}`))).toBe(deep)
})
