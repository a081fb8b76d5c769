import { describe, expect, it } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import { LANGUAGE_CODES } from '../analysis/language-codes.ts'
import { createRandomText, createTextRandom } from '../analysis/testing/random-text.ts'
import type { MatchedWords } from '../query/query-words.ts'
import { findBeginnings, mayMatch } from './may-match.ts'

const may = (text: string, ...words: string[]) => {
  const matched: MatchedWords = new Map(words.map((word) => [word, { word: 0 }]))
  return mayMatch(text, findBeginnings(matched))
}

describe('mayMatch', () => {
  it('rules out texts in which no word begins like a query word', () => {
    expect(may('Brokken voor – de «kat», 400 gr. ® 20°', 'hond')).toBe(false)
    expect(may('für großes Rührei', 'hund')).toBe(false)
    expect(may('Hoed of HUIS', 'hand', 'ha')).toBe(false)
    expect(may('', 'hond')).toBe(false)
    expect(may('hond')).toBe(false)
  })

  it('lets all other texts through', () => {
    expect(may('de Hond', 'hond')).toBe(true)
    expect(may('wat HOND', 'hond')).toBe(true)
    expect(may('vitamin a', 'a')).toBe(true)
    expect(may('400hond', 'hond')).toBe(true)
    expect(may("l'hiver", 'hiver')).toBe(true)
    expect(may('été', 'ete')).toBe(true)
    expect(may('2×hond', 'hond')).toBe(true)
    expect(may('a€hond', 'hond')).toBe(true)
    expect(may('собака', 'собака')).toBe(true)
    expect(may('met 7', '7')).toBe(true)
    expect(may('B12', '12')).toBe(true)
  })

  it.each(LANGUAGE_CODES)('never rules out a text with a word that the analysis finds (%s)', (language) => {
    const analyzer = findAnalyzer(language)
    const random = createTextRandom(11)
    const missed: string[] = []
    for (let round = 0; round < 100; round++) {
      const text = createRandomText(random, 20)
      for (const { word } of analyzer.tokenize(text)) {
        for (const folded of analyzer.fold(word))
          if (folded !== '' && !may(text, folded)) missed.push(`${text}: ${folded}`)
      }
    }
    expect(missed).toEqual([])
  })
})
