import { describe, expect, it } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import { SearchError } from '../port/search-error.ts'
import type { Synonym } from '../port/synonym.ts'
import type { QueryWord } from '../query/query-words.ts'
import { findAlternatives, MOST_ALTERNATIVES } from './find-alternatives.ts'
import { prepareSynonyms } from './prepare-synonyms.ts'

function toWords(query: string, language: string, isPrefix: boolean): QueryWord[] {
  const analyzer = findAnalyzer(language)
  const words = analyzer
    .tokenize(query)
    .map(({ word }) => ({ text: word, folded: analyzer.fold(word), isPrefix: false }))
  return words.map((word, at) => ({ ...word, isPrefix: isPrefix && at === words.length - 1 }))
}

/** Formats alternatives as `from-to words`, one per line. */
function find(query: string, synonyms: Synonym[], { language = 'de', isPrefix = true } = {}): string[] {
  const prepared = prepareSynonyms(synonyms, findAnalyzer(language))
  return findAlternatives(toWords(query, language, isPrefix), prepared).map(
    ({ from, to, words, typos, kind }) => `${from}-${to} ${words.join(' ')} (${kind} ${typos})`,
  )
}

const DOG: Synonym = { objectID: 'dog', type: 'synonym', synonyms: ['Hund', 'Köter', 'bester Freund'] }

it('returns positions in the query words, even when synonyms include stop words between them', () => {
  const toWord = (text: string): QueryWord => ({ text, folded: [text], isPrefix: false })
  const words = [toWord('grand'), toWord('arbre'), { ...toWord('chat'), skipped: [toWord('a')] }, toWord('rouge')]
  const tree: Synonym = { objectID: 'tree', type: 'onewaysynonym', input: 'arbre à chat', synonyms: ['griffoir'] }
  const found = findAlternatives(words, prepareSynonyms([tree], findAnalyzer('fr')))
  expect(found.map(({ from, to }) => [from, to])).toEqual([[1, 3]])
})

describe('two-way synonyms', () => {
  it('match each other, including synonyms of several words', () => {
    expect(find('großer hund', [DOG])).toEqual(['1-2 koter (synonym 0)', '1-2 bester freund (synonym 0)'])
    expect(find('mein bester freund', [DOG])).toEqual(['1-3 hund (synonym 0)', '1-3 koter (synonym 0)'])
    expect(find('bester', [DOG])).toEqual([])
  })

  it('match other forms and other spellings of the word', () => {
    expect(find('hunde', [DOG])).toEqual(['0-1 koter (synonym 0)', '0-1 bester freund (synonym 0)'])
    expect(find('koeter', [DOG])).toContain('0-1 hund (synonym 0)')
    expect(find('koter', [DOG])).toContain('0-1 hund (synonym 0)')
  })

  it('do not match a prefix of the word', () => {
    expect(find('hun', [DOG])).toEqual([])
    expect(find('hund', [DOG], { isPrefix: false })).toEqual(find('hund', [DOG], { isPrefix: true }))
  })

  it('never return the typed word', () => {
    const forms: Synonym = { objectID: '1', type: 'synonym', synonyms: ['Hund', 'Hunde', 'Welpe'] }
    expect(find('hunde', [forms])).toEqual(['0-1 hund (synonym 0)', '0-1 welpe (synonym 0)'])
  })

  it('return matches of the longest words first', () => {
    const short: Synonym = { objectID: '2', type: 'synonym', synonyms: ['freund', 'Kumpel'] }
    expect(find('bester freund', [short, DOG])).toEqual([
      '0-2 hund (synonym 0)',
      '0-2 koter (synonym 0)',
      '1-2 kumpel (synonym 0)',
    ])
  })

  it('are not chained through another synonym', () => {
    const animal: Synonym = { objectID: '3', type: 'synonym', synonyms: ['Köter', 'Vierbeiner'] }
    expect(find('hund', [DOG, animal])).not.toContain('0-1 vierbeiner (synonym 0)')
  })
})

describe('other kinds of synonyms', () => {
  it('apply one way, with their number of typos', () => {
    const synonyms: Synonym[] = [
      { objectID: '1', type: 'onewaysynonym', input: 'Nager', synonyms: ['Hamster', 'Meerschweinchen'] },
      { objectID: '2', type: 'altcorrection1', word: 'Nager', corrections: ['Maus'] },
      { objectID: '3', type: 'altcorrection2', word: 'Nager', corrections: ['Ratte', 'Hamster'] },
    ]
    expect(find('nager', synonyms)).toEqual([
      '0-1 hamster (synonym 0)',
      '0-1 meerschweinchen (synonym 0)',
      '0-1 maus (correction 1)',
      '0-1 ratte (correction 2)',
    ])
    expect(find('hamster', synonyms)).toEqual([])
    expect(find('maus', synonyms)).toEqual([])
  })

  it('use the cheaper of two ways to the same word', () => {
    const synonyms: Synonym[] = [
      { objectID: '1', type: 'altcorrection2', word: 'Nager', corrections: ['Hamster'] },
      { objectID: '2', type: 'altcorrection1', word: 'Nager', corrections: ['Hamster'] },
    ]
    expect(find('nager', synonyms)).toEqual(['0-1 hamster (correction 1)'])
  })
})

describe('findAlternatives', () => {
  it('returns a limited number of alternatives, however long the query or the list of synonyms is', () => {
    const synonyms: Synonym[] = Array.from({ length: 300 }, (_, group) => ({
      objectID: String(group),
      type: 'synonym',
      synonyms: [
        'hund',
        `hund hund ${toLetters(group)}`,
        ...Array.from({ length: 90 }, (_, at) => toLetters(at + group)),
      ],
    }))
    expect(find('hund '.repeat(5000), synonyms)).toHaveLength(MOST_ALTERNATIVES)
  })

  it('returns nothing without synonyms', () => {
    expect(find('hund', [])).toEqual([])
  })
})

function toLetters(number: number): string {
  return `w${number.toString(36).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`
}

describe('prepareSynonyms', () => {
  it.each<[Synonym, RegExp]>([
    [{ objectID: 'a', type: 'synonym', synonyms: ['Hund'] }, /"a" \(synonym\): synonyms needs at least two/],
    [{ objectID: 'a', type: 'synonym', synonyms: ['Hünd', 'hund'] }, /at least two different/],
    [
      { objectID: 'b', type: 'onewaysynonym', input: '!', synonyms: ['x'] },
      /"b".*input has an entry without any word: "!"/,
    ],
    [{ objectID: 'b', type: 'onewaysynonym', input: 'x', synonyms: [] }, /"b".*synonyms is empty/],
    [
      { objectID: 'c', type: 'altcorrection1', word: 'x', corrections: [' '] },
      /corrections has an entry without any word/,
    ],
    [{ objectID: 'd', type: 'placeholder', placeholder: '<>', replacements: ['x'] }, /placeholder needs a name/],
    [{ objectID: 'd', type: 'placeholder', placeholder: `<${'x'.repeat(61)}>`, replacements: ['x'] }, /more than 60/],
    [{ objectID: 'e', type: 'onewaysynonym', input: 'a '.repeat(11), synonyms: ['x'] }, /more than 10 words/],
    [{ objectID: 'f', type: 'onewaysynonym', input: 'a', synonyms: Array(1001).fill('x') }, /more than 1000 entries/],
  ])('refuses %j', (synonym, message) => {
    const prepare = () => prepareSynonyms([synonym], findAnalyzer('de'))
    expect(prepare).toThrow(SearchError)
    expect(prepare).toThrow(message)
  })

  it('uses the last of several synonyms with one objectID', () => {
    const other: Synonym = { objectID: 'dog', type: 'onewaysynonym', input: 'Wauwau', synonyms: ['Hund'] }
    expect(find('wauwau', [DOG, other])).toEqual(['0-1 hund (synonym 0)'])
    expect(find('hund', [DOG, other])).toEqual([])
  })
})
