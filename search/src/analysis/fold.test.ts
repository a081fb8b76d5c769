import { describe, expect, it } from 'vitest'
import { findAnalyzer } from './analyzer.ts'
import { foldSearchWord } from './fold.ts'
import { LANGUAGE_CODES } from './language-codes.ts'
import { createRandomText, createTextRandom } from './testing/random-text.ts'

describe('a word without its accents', () => {
  it.each([
    ['łabędź', ['labedz']],
    ['straße', ['strasse']],
    ['œuf', ['oeuf']],
    ['smørrebrød', ['smorrebrod']],
    ['þór', ['thor']],
    ['ёжик', ['ежик']],
    ['ґанок', ['ганок']],
    ['їжак', ['їжак']],
    ['йорк', ['йорк']],
    ["п'ятниця", ['пятниця']],
    ["dog's", ['dogs', 'dog']],
    ['ﬁne', ['fine']],
    ['m²', ['m2']],
    ['½', ['0.5']],
    ['2½', ['2.5']],
    ['x\u0304y', ['xy']],
    ['1,5', ['1.5']],
    ['2,0', ['2.0', '2']],
    ['1.000', ['1.000', '1000']],
    ['1,000,000', ['1000000']],
    ['1.000,50', ['1000.50']],
    ['1,234.5', ['1234.5']],
  ])('%s', (word, forms) => {
    expect(foldSearchWord(word)).toEqual(forms)
  })

  it.each([
    ['de', 'mäuse', ['mause', 'maeuse']],
    ['de', 'grün', ['grun', 'gruen']],
    ['da', 'kæledyr', ['kaeledyr', 'kaledyr']],
    ['no', 'halsbånd', ['halsband', 'halsbaand']],
    ['no', 'tørrfôr', ['torrfor', 'toerrfor']],
    ['sv', 'mjölk', ['mjolk', 'mjoelk']],
    ['fr', 'maïs', ['mais']],
  ])('%s: %s is folded to the spellings that people type without its special keys', (language, word, forms) => {
    expect(findAnalyzer(language).fold(word)).toEqual(forms)
  })
})

it('folding a folded word again does not change it, for any text and language', () => {
  const random = createTextRandom(7)
  const wrong = new Set<string>()
  for (let round = 0; round < 1500; round += 1) {
    const analyzer = findAnalyzer(LANGUAGE_CODES[round % LANGUAGE_CODES.length])
    for (const { word } of analyzer.tokenize(createRandomText(random, 30))) {
      const forms = analyzer.fold(word)
      const [main = ''] = forms
      if (analyzer.fold(main)[0] !== main || forms.includes('') || new Set(forms).size < forms.length) wrong.add(word)
    }
  }
  expect([...wrong]).toEqual([])
})
