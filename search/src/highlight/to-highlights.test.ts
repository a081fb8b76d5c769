import { describe, expect, it } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import { cutWord } from '../index/word-list.ts'
import { DEFAULT_SETTINGS } from '../port/parse-settings.ts'
import type { SearchRecord } from '../port/search-record.ts'
import type { MatchedWord, QueryWord } from '../query/query-words.ts'
import { type HighlightParams, toHighlights } from './to-highlights.ts'

function toQuery(...words: string[]): QueryWord[] {
  return words.map((text) => ({ text, folded: [text], isPrefix: false }))
}

type HighlightInput = {
  record: Omit<SearchRecord, 'objectID'>
  matched: { [word: string]: MatchedWord }
  query?: string[]
  params?: Partial<HighlightParams>
  searchable?: string[]
  hidden?: string[]
  language?: string
}

function show({ record, matched, query = ['hond'], params, searchable = [], hidden, language = 'nl' }: HighlightInput) {
  return toHighlights(
    { objectID: '1', ...record },
    new Map(Object.entries(matched)),
    toQuery(...query),
    { ...DEFAULT_SETTINGS, ...params },
    findAnalyzer(language),
    searchable,
    hidden,
  )
}

function markedTitle(title: string, matched: { [word: string]: MatchedWord }, language?: string, query?: string[]) {
  return show({ record: { title }, matched, language, query })._highlightResult?.title
}

describe('a highlighted text', () => {
  it('has tags around matched words, and lists the matched query words and the match level', () => {
    expect(markedTitle('Brokken voor de Hond', { hond: { word: 0 } })).toEqual({
      value: 'Brokken voor de <em>Hond</em>',
      matchLevel: 'full',
      matchedWords: ['hond'],
      fullyHighlighted: false,
    })
    expect(markedTitle('Hond', { hond: { word: 1 } }, 'nl', ['zalm', 'hond'])).toEqual({
      value: '<em>Hond</em>',
      matchLevel: 'partial',
      matchedWords: ['hond'],
      fullyHighlighted: true,
    })
  })

  it('is unchanged and has match level none when nothing matches', () => {
    expect(markedTitle('Kat', { hond: { word: 0 } })).toEqual({ value: 'Kat', matchLevel: 'none', matchedWords: [] })
    expect(markedTitle('Kat', {})).toEqual({ value: 'Kat', matchLevel: 'none', matchedWords: [] })
  })

  it('has tags around each of several adjacent words, and is then fully highlighted', () => {
    const matched = { royal: { word: 0 }, canin: { word: 1 } }
    expect(markedTitle('Royal Canin!', matched, 'fr', ['royal', 'canin'])).toEqual({
      value: '<em>Royal</em> <em>Canin</em>!',
      matchLevel: 'full',
      matchedWords: ['royal', 'canin'],
      fullyHighlighted: true,
    })
  })

  it('matches a repeated query word, and one word can match two query words', () => {
    expect(markedTitle('dog', { dog: { word: 0 } }, 'en', ['dog', 'dog'])).toMatchObject({
      matchLevel: 'full',
      matchedWords: ['dog'],
    })
    expect(markedTitle('dogfood', { dogfood: { word: 0, also: [1] } }, 'en', ['dog', 'food'])).toMatchObject({
      value: '<em>dogfood</em>',
      matchLevel: 'full',
      matchedWords: ['dog', 'food'],
    })
  })

  it('is matched by any folded form of its words', () => {
    expect(markedTitle('Für Mäuse', { maeuse: { word: 0 } }, 'de', ['maeuse'])).toMatchObject({
      value: 'Für <em>Mäuse</em>',
    })
  })
})

describe('a matched prefix', () => {
  it.each([
    ['nl', 'Hond', 'hond', 3, '<em>Hon</em>d'],
    ['de', 'Größe', 'grosse', 3, '<em>Grö</em>ße'],
    ['de', 'Größe', 'grosse', 4, '<em>Größ</em>e'],
    ['de', 'Größe', 'grosse', 5, '<em>Größ</em>e'],
    ['de', 'Mäuse', 'maeuse', 3, '<em>Mä</em>use'],
    ['de', 'Mäuse', 'mause', 3, '<em>Mäu</em>se'],
    ['de', 'Köe', 'koe', 2, '<em>Kö</em>e'],
    ['da', 'Æbler', 'aebler', 1, '<em>Æ</em>bler'],
    ['da', 'Æbler', 'aebler', 3, '<em>Æb</em>ler'],
    ['fr', 'Cœurs', 'coeurs', 3, '<em>Cœ</em>urs'],
    ['fr', 'été', 'ete', 1, '<em>é</em>té'],
    ['fr', 'e\u0301te\u0301', 'ete', 1, '<em>e\u0301</em>te\u0301'],
    ['fr', 'e\u0301te\u0301', 'ete', 3, '<em>e\u0301te\u0301</em>'],
    ['en', 'dog’s', 'dogs', 4, '<em>dog’s</em>'],
    ['en', 'dog’s', 'dogs', 3, '<em>dog</em>’s'],
    ['ru', 'ёжик', 'ежик', 2, '<em>ёж</em>ик'],
    ['pl', 'Łosoś', 'losos', 4, '<em>Łoso</em>ś'],
    ['nl', 'hon\u00ADden', 'honden', 4, '<em>hon\u00ADd</em>en'],
  ])('%s: %s matched by %s with %i letters', (language, title, folded, prefixLength, value) => {
    expect(markedTitle(title, { [folded]: { word: 0, prefixLength } }, language)).toMatchObject({ value })
  })

  it('is not the whole word, so the text is not fully highlighted', () => {
    expect(markedTitle('hond', { hond: { word: 0, prefixLength: 3 } })).toMatchObject({ fullyHighlighted: false })
    expect(markedTitle('hond', { hond: { word: 0, prefixLength: 4 } })).toMatchObject({ fullyHighlighted: true })
  })

  it('of a very long word is found in less than quadratic time', () => {
    const endless = 'ä'.repeat(200_000)
    const [folded = ''] = findAnalyzer('de').fold(findAnalyzer('de').tokenize(endless)[0]?.word ?? '')
    expect(markedTitle(endless, { [cutWord(folded)]: { word: 0, prefixLength: 3 } }, 'de')).toMatchObject({
      matchLevel: 'full',
    })
  })
})

describe('markup in a text', () => {
  it('is never escaped', () => {
    expect(markedTitle('<b>Hond</b> & "kat"', { hond: { word: 0 } })).toMatchObject({
      value: '<b><em>Hond</em></b> & "kat"',
    })
  })

  it('keeps HTML entities whole, and they match nothing', () => {
    const matched = { amp: { word: 0 }, x: { word: 0 }, '27': { word: 0 }, hond: { word: 0 } }
    expect(markedTitle('Hond &amp; kat&#x27;s &#27; amp; 27', matched)).toMatchObject({
      value: '<em>Hond</em> &amp; kat&#x27;s &#27; <em>amp</em>; <em>27</em>',
    })
    expect(markedTitle('Hond &amp;', matched)).toMatchObject({ fullyHighlighted: true })
    expect(markedTitle('&amp;', matched)).toMatchObject({ matchLevel: 'none' })
  })
})

describe('a record', () => {
  const record = {
    title: 'Hond',
    price: 12.5,
    natural: true,
    nothing: null,
    categories: { lvl0: ['Hond', 'Kat'], lvl1: 'Hond > Voer' },
    variants: [{ name: 'Hond klein', size: 2 }, { name: 'groot' }],
    'own.name': 'Hond',
    _geoloc: { lat: 1, lng: 2 },
  }
  const none = (value: string) => ({ value, matchLevel: 'none', matchedWords: [] })
  const hond = expect.objectContaining({ matchLevel: 'full' })

  it('is highlighted in all attributes, with numbers as texts', () => {
    expect(show({ record, matched: { hond: { word: 0 } } })).toEqual({
      _highlightResult: {
        title: hond,
        price: none('12.5'),
        categories: { lvl0: [hond, none('Kat')], lvl1: hond },
        variants: [{ name: hond, size: none('2') }, { name: none('groot') }],
        'own.name': hond,
      },
    })
  })

  it('shows the searchable attributes, or the requested ones', () => {
    const matched = { hond: { word: 0 } }
    expect(show({ record, matched, searchable: ['unordered(title)', 'variants.name, own.name'] })).toEqual({
      _highlightResult: { title: hond, variants: [{ name: hond }, { name: none('groot') }], 'own.name': hond },
    })
    const params = { attributesToHighlight: ['categories.lvl1', 'title.deeper', 'absent', 'objectID'] }
    expect(show({ record, matched, searchable: ['title'], params })).toEqual({
      _highlightResult: { categories: { lvl1: hond }, objectID: none('1') },
    })
    expect(show({ record, matched, params: { attributesToHighlight: [] } })).toEqual({})
  })

  it('never shows unretrievable attributes', () => {
    const shown = show({ record, matched: {}, hidden: ['title', 'categories.lvl0', 'variants'] })
    expect(Object.keys(shown._highlightResult ?? {})).toEqual(['price', 'categories', 'own.name'])
    expect(shown._highlightResult?.categories).toEqual({ lvl1: none('Hond > Voer') })
    const params = { attributesToSnippet: ['title', '*:3'] }
    expect(show({ record, matched: {}, params, hidden: ['title'] })._snippetResult).not.toHaveProperty('title')
  })

  it('shows only matching list items when restrictHighlightAndSnippetArrays is on', () => {
    const params = { restrictHighlightAndSnippetArrays: true, attributesToSnippet: ['categories.lvl0'] }
    const shown = show({ record, matched: { hond: { word: 0 } }, params })
    expect(shown._highlightResult?.categories).toEqual({ lvl0: [hond], lvl1: hond })
    expect(shown._highlightResult?.variants).toEqual([{ name: hond, size: none('2') }])
    expect(shown._snippetResult).toEqual({ categories: { lvl0: [{ value: '<em>Hond</em>', matchLevel: 'full' }] } })
  })

  it('keeps the positions of a list that contains null', () => {
    const shown = show({ record: { list: [null, 'Hond'] }, matched: { hond: { word: 0 } } })
    expect(shown._highlightResult?.list).toEqual([none(''), hond])
  })

  it('may have unusual attribute names and very deep nesting', () => {
    const strange: unknown = JSON.parse(`{"__proto__": "Hond", "deep": ${'['.repeat(3000)}"Hond"${']'.repeat(3000)}}`)
    const isRecord = (value: unknown): value is SearchRecord => typeof value === 'object'
    if (!isRecord(strange)) throw new Error('no record')
    const shown = show({ record: strange, matched: { hond: { word: 0 } } })
    expect(Object.keys(shown._highlightResult ?? {})).toContain('__proto__')
    expect(JSON.stringify(shown._highlightResult)).toContain('"deep":[')
  })
})

describe('synonyms shown as query words', () => {
  const params = { replaceSynonymsInHighlight: true }
  const matched = {
    new: { word: 0, synonym: ['new', 'york', 'city'] },
    york: { word: 0, synonym: ['new', 'york', 'city'] },
    city: { word: 0, synonym: ['new', 'york', 'city'] },
    house: { word: 0, synonym: ['house'] },
  }

  it('replace the words of the text, even several words by one', () => {
    const shown = show({
      record: { title: 'In New York City, a House' },
      matched,
      query: ['nyc'],
      params,
      language: 'en',
    })
    expect(shown._highlightResult?.title).toMatchObject({ value: 'In <em>nyc</em>, a <em>nyc</em>' })
  })

  it('do not replace an incomplete synonym, one word by several, or any word without the parameter', () => {
    const part = { record: { title: 'York City' }, matched, query: ['nyc'], language: 'en' }
    expect(show({ ...part, params })._highlightResult?.title).toMatchObject({ value: '<em>York</em> <em>City</em>' })
    const short = { nyc: { word: 0, also: [1], synonym: ['nyc'] } }
    const query = ['new', 'york']
    expect(
      show({ record: { title: 'NYC' }, matched: short, query, params, language: 'en' })._highlightResult?.title,
    ).toMatchObject({ value: '<em>NYC</em>', matchLevel: 'full' })
    const whole = { record: { title: 'House' }, matched, query: ['home'], language: 'en' }
    expect(show(whole)._highlightResult?.title).toMatchObject({ value: '<em>House</em>' })
  })
})
