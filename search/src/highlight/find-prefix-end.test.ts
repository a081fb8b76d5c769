import { describe, expect, it } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import { LANGUAGE_CODES } from '../analysis/language-codes.ts'
import { loadPairs } from '../analysis/testing/load-pairs.ts'
import { createRandomText, createTextRandom } from '../analysis/testing/random-text.ts'
import { DEFAULT_SETTINGS } from '../port/parse-settings.ts'
import type { MatchedWord } from '../query/query-words.ts'
import { findPrefixEnd } from './find-prefix-end.ts'
import { toHighlights } from './to-highlights.ts'

describe('findPrefixEnd', () => {
  it.each(LANGUAGE_CODES)('finds the end of the typed part for every prefix of the words of %s', (language) => {
    const analyzer = findAnalyzer(language)
    const words = loadPairs(language).flatMap(({ left, right }) => [left, ...right.split(' ')])
    const tokens = words
      .flatMap((word) => [word, word.normalize('NFD'), word.toUpperCase()])
      .flatMap((text) =>
        analyzer
          .tokenize(text)
          .map(({ start, end, word }) => ({ written: text.slice(start, end), word }))
          // A decimal comma is stored as a dot, so the beginnings of numbers differ from the text.
          .filter(({ word }) => !/\d/.test(word)),
      )
    const reaches = (text: string, folded: string, forms: number) =>
      analyzer
        .fold(analyzer.tokenize(text)[0]?.word ?? '')
        .slice(0, forms)
        .some((form) => form.startsWith(folded))
    const wrong: string[] = []
    for (const { written, word } of tokens) {
      for (const [at, folded] of analyzer.fold(word).entries()) {
        for (let length = 1; length <= folded.length; length++) {
          const typed = folded.slice(0, length)
          const marked = written.slice(0, findPrefixEnd(written, folded, length, analyzer))
          const isShort = !reaches(marked, typed, 9)
          const isLong = at === 0 && reaches(marked.replace(/\P{M}\p{M}*$/u, ''), typed, 1)
          if (isShort || isLong) wrong.push(`${written}, ${folded}, ${length}: ${marked}`)
        }
      }
    }
    expect(wrong).toEqual([])
    expect(tokens.length).toBeGreaterThan(100)
  })
})

describe('highlight marks in any text', () => {
  it.each(['de', 'fr', 'uk', 'da', undefined])('add only their tags and split no character (%s)', (language) => {
    const analyzer = findAnalyzer(language)
    const random = createTextRandom(7)
    const params = {
      ...DEFAULT_SETTINGS,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      attributesToSnippet: ['text:5'],
    }
    for (let round = 0; round < 60; round++) {
      const text = createRandomText(random, 200)
      const matched = new Map<string, MatchedWord>()
      for (const { word } of analyzer.tokenize(text)) {
        const [folded = ''] = analyzer.fold(word)
        const prefixLength = Math.ceil(random() * folded.length)
        if (random() < 0.7) matched.set(folded, random() < 0.5 ? { word: 0 } : { word: 0, prefixLength })
      }
      const query = [{ text: 'a', folded: ['a'], isPrefix: true }]
      const shown = toHighlights({ objectID: '1', text }, matched, query, params, analyzer, [])
      const value = String(
        shown._highlightResult?.text && 'value' in shown._highlightResult.text ? shown._highlightResult.text.value : '',
      )
      const parts = value.split(/<mark>|<\/mark>/)
      expect(parts.join('')).toBe(text)
      expect(parts.length > 1).toBe(matched.size > 0)
      const seams = parts.slice(1).map((part, at) => `${parts[at]?.at(-1)}${part[0]}`)
      expect(seams.filter((seam) => /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(seam))).toEqual([])
      const snippet =
        shown._snippetResult?.text && 'value' in shown._snippetResult.text
          ? String(shown._snippetResult.text.value)
          : ''
      expect(text).toContain(snippet.replace(/<\/?mark>/g, '').replace(/^…|…$/g, ''))
    }
  })
})
