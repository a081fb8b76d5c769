import { LANGUAGES } from '@menagerie/sites/brand-locale'
import { expect, test } from 'vitest'
import { loadDictionary } from './dictionary.ts'
import { findUnknownWords } from './find-unknown.ts'

test.each(LANGUAGES)(
  'the words of products and articles in %s are in its dictionary or in a glossary that was proofread',
  async (language) => {
    expect([...(await findUnknownWords(language))]).toEqual([])
  },
)

test.each([
  ['en', 'shampo'],
  ['de', 'Hundeschampu'],
  ['ru', 'шампунъ'],
  ['fi', 'koirran'],
] as const)('a spelling mistake in %s is found: %s', async (language, word) => {
  expect((await loadDictionary(language)).isKnown(word)).toBe(false)
})
