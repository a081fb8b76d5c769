// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toRecentSearchesKey } from '../../../platform/recent-searches-key.ts'
import { forgetRecent, keepRecent, readRecent } from './recent-searches.ts'

const KEY = toRecentSearchesKey('tailwell', 'en-GB')
beforeEach(() => localStorage.clear())
// Test files share the storage.
afterEach(() => localStorage.clear())

test('recent searches are listed newest first, each once, and at most five', () => {
  for (const words of ['a', 'b', 'c', 'd', 'e', ' A ', 'f', '  ']) keepRecent(KEY, words)
  expect(readRecent(KEY)).toEqual(['f', 'A', 'e', 'd', 'c'])
  forgetRecent(KEY)
  expect(readRecent(KEY)).toEqual([])
})

test('invalid values in the storage are ignored', () => {
  localStorage.setItem(KEY, '{')
  expect(readRecent(KEY)).toEqual([])
  localStorage.setItem(KEY, '[1,"salmon"]')
  expect(readRecent(KEY)).toEqual(['salmon'])
})
