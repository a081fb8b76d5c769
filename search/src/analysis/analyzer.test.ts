import { describe, expect, it } from 'vitest'
import { findAnalyzer } from './analyzer.ts'
import { LANGUAGE_CODES } from './language-codes.ts'
import { createRandomText, createTextRandom } from './testing/random-text.ts'

describe('the analyzer of a language', () => {
  it.each([
    ['nl', 'nl'],
    ['nl-BE', 'nl'],
    ['NL_be', 'nl'],
    ['nb', 'no'],
    ['nn-NO', 'no'],
    ['xx', 'und'],
    ['', 'und'],
    [undefined, 'und'],
  ])('“%s” gets the analyzer of %s', (wanted, language) => {
    expect(findAnalyzer(wanted).language).toBe(language)
    expect(findAnalyzer(wanted)).toBe(findAnalyzer(language))
  })

  it.each([
    ['en', 'for'],
    ['nl', 'voor'],
    ['de', 'fur'],
    ['fr', 'pour'],
    ['es', 'para'],
    ['it', 'per'],
    ['no', 'til'],
    ['da', 'til'],
    ['sv', 'och'],
    ['pl', 'dla'],
    ['cs', 'pro'],
    ['ru', 'для'],
    ['uk', 'для'],
    ['hu', 'es'],
    ['fi', 'tai'],
  ])('%s treats “%s” as a stop word', (language, word) => {
    expect(findAnalyzer(language).isStopWord(word)).toBe(true)
    expect(findAnalyzer(language).isStopWord('royal')).toBe(false)
  })

  it.each([
    ['no', 'fôr'],
    ['no', 'skål'],
    ['sv', 'hår'],
    ['es', 'uña'],
    ['fr', 'son'],
    ['de', 'ohne'],
    ['fr', 'maïs'],
  ])('%s does not treat “%s” as a stop word', (language, word) => {
    const { fold, isStopWord } = findAnalyzer(language)
    expect(fold(word).some(isStopWord)).toBe(false)
  })

  it('supports compounds in exactly the languages that join words', () => {
    const joining = LANGUAGE_CODES.filter((code) => findAnalyzer(code).compounds)
    expect(joining).toEqual(['nl', 'de', 'no', 'da', 'sv', 'hu', 'fi'])
  })

  it('uses a number as its own stem', () => {
    expect(findAnalyzer('nl').stems('100')).toEqual(['100'])
    expect(findAnalyzer('de').stems('1,5')).toEqual(['1.5'])
  })
})

it.each(LANGUAGE_CODES)(
  '%s: any word has one or two stem keys, and shares one of them with its folded form',
  (code) => {
    const random = createTextRandom(8)
    const analyzer = findAnalyzer(code)
    const wrong = new Set<string>()
    for (let round = 0; round < 200; round += 1) {
      for (const { word } of analyzer.tokenize(createRandomText(random, 60))) {
        const keys = analyzer.stems(word)
        const folded = analyzer.stems(analyzer.fold(word)[0] ?? '')
        const isRight = keys.length === 1 || keys.length === 2
        if (!isRight || keys.includes('') || !keys.some((key) => folded.includes(key))) wrong.add(word)
      }
    }
    expect([...wrong]).toEqual([])
  },
)
