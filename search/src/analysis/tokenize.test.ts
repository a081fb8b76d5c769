import { describe, expect, it } from 'vitest'
import { findAnalyzer } from './analyzer.ts'
import { createRandomText, createTextRandom } from './testing/random-text.ts'
import { LONGEST_WORD, tokenize } from './tokenize.ts'

const wordsOf = (text: string, language?: string): string[] =>
  findAnalyzer(language)
    .tokenize(text)
    .map(({ word }) => word)
const marksOf = (text: string): string[] => tokenize(text).map(({ start, end }) => text.slice(start, end))

describe('tokenize', () => {
  it.each([
    ['Hond & Kat', ['hond', 'kat']],
    ['omega-3', ['omega', '3']],
    ['Omega3', ['omega', '3']],
    ['anti-tique', ['anti', 'tique']],
    ['400g', ['400', 'g']],
    ['10-25kg', ['10', '25', 'kg']],
    ['AB12CD3', ['ab', '12', 'cd', '3']],
    ['2 m²', ['2', 'm', '²']],
    ['1,5 kg', ['1,5', 'kg']],
    ['1.5kg.', ['1.5', 'kg']],
    ['maat 1,2,3', ['maat', '1', '2', '3']],
    ['1.000,50', ['1.000,50']],
    ['1,000,000', ['1,000,000']],
    ['3.', ['3']],
    ["dog's", ["dog's"]],
    ['dog’s ‘bed’', ["dog's", 'bed']],
    ["the dogs' bed", ['the', 'dogs', 'bed']],
    ['п’ятниця', ["п'ятниця"]],
    ['re\u00ADtrie\u200Dver', ['retriever']],
    ['Уход и\u00A0корм, 6\u00A0кг', ['уход', 'и', 'корм', '6', 'кг']],
    ['что-\u2060то кое\u2060что', ['что', 'то', 'коечто']],
    ['cafe\u0301', ['café']],
    ['ЇЖАК', ['їжак']],
    ['и\u0306орк, і\u0308жа', ['йорк', 'їжа']],
    ['𝔄 b', ['𝔄', 'b']],
    ['👍🏽 \u0301 — …', []],
    ['', []],
  ])('splits %j into words', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })

  it.each([
    ['fr', "l'eau d’avoine", ['eau', 'avoine']],
    ['fr', "aujourd'hui, jusqu'à l'aube", ["aujourd'hui", 'à', 'aube']],
    ['fr', "l'", ['l']],
    ['it', "dell'acqua", ['acqua']],
    ['it', "un po' di sant'angelo", ['un', 'po', 'di', 'sant', 'angelo']],
    ['en', "O'Neill's", ["o'neill's"]],
    ['nl', "foto's van l'Oréal", ["foto's", 'van', "l'oréal"]],
  ])('%s: splits %j into words', (language, text, words) => {
    expect(wordsOf(text, language)).toEqual(words)
  })

  it('gives the position of each word in the original text', () => {
    expect(marksOf('Le cafe\u0301, ﬁn\u00ADe 1,5kg')).toEqual(['Le', 'cafe\u0301', 'ﬁn\u00ADe', '1,5', 'kg'])
    expect(tokenize('👍 Hond')).toEqual([{ start: 3, end: 7, word: 'hond' }])
  })

  it('cuts an overlong word but keeps its full position', () => {
    const [token] = tokenize(`${'a'.repeat(LONGEST_WORD - 1)}${'𝔄'.repeat(50)}`)
    expect(token).toEqual({ start: 0, end: LONGEST_WORD - 1 + 100, word: 'a'.repeat(LONGEST_WORD - 1) })
  })
})

it('splits any text into tokens that are in order, inside the text, not empty and not overlapping', () => {
  const random = createTextRandom(6)
  const wrong = new Set<string>()
  for (let round = 0; round < 2000; round += 1) {
    const text = createRandomText(random, 40)
    let before = 0
    for (const { start, end, word } of findAnalyzer(['fr', 'it', 'uk', 'und'][round % 4]).tokenize(text)) {
      if (start < before || end <= start || end > text.length || word === '' || word !== word.normalize('NFC')) {
        wrong.add(text)
      }
      before = end
    }
  }
  expect([...wrong]).toEqual([])
})

it('splits long texts of any kind in reasonable time', () => {
  /** Large enough that a quadratic algorithm would time out. */
  const size = 200_000
  const count = (piece: string): number =>
    tokenize(piece.repeat(size / piece.length), { dropped: new Set(), parts: false }).length
  expect(count('a')).toBe(1)
  expect(count('a\u0301')).toBe(1)
  expect(count("a'")).toBe(1)
  expect(count('1,')).toBe(size / 2)
  expect(count('1.')).toBe(1)
  expect(count('\u0301')).toBe(0)
  expect(count('a1')).toBe(size)
  expect(count('. ')).toBe(0)
})
