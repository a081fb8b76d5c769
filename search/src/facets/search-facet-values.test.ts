import { describe, expect, test } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import { buildColumns } from '../columns/build-columns.ts'
import { fillSet, toDocumentList } from '../filters/document-set.ts'
import type { IndexSettings } from '../port/index-settings.ts'
import { parseFacetRequest } from '../port/parse-request.ts'
import { DEFAULT_SETTINGS } from '../port/parse-settings.ts'
import { countFacets, mergeFacetCounts } from './count-facets.ts'
import { measureTypos } from './measure-typos.ts'
import { searchFacetValues } from './search-facet-values.ts'

const settings: IndexSettings = { ...DEFAULT_SETTINGS, attributesForFaceting: ['searchable(brand)'] }

function count(brands: readonly string[]) {
  const columns = buildColumns(
    brands.map((brand, i) => ({ objectID: `${i}`, brand })),
    settings,
  )
  return countFacets(columns, toDocumentList(fillSet(columns.size)), ['brand'])
}

const brands = [
  'Bogar',
  'Bogar',
  'Royal Canin',
  'Royal Canin',
  'Royal Canin',
  'Royal Treats',
  'Éclair',
  'Vogelfreund',
  '<b> & co',
  'Bogena',
  'Straße',
]
const all = count(brands)

function search(facetQuery: string, parameters: { [name: string]: unknown } = {}, counts = all): string[] {
  const params = parseFacetRequest(
    { indexName: 'p', facet: 'brand', facetQuery, highlightPreTag: '[', highlightPostTag: ']', ...parameters },
    settings,
  )
  return searchFacetValues(counts, params, findAnalyzer('de')).map((hit) => `${hit.highlighted} ${hit.count}`)
}

describe('facet values', () => {
  test.each([
    ['bog', ['[Bog]ar 2', '[Bog]ena 1']],
    ['BOGAR', ['[Bogar] 2']],
    ['can', ['Royal [Can]in 3']],
    ['royal', ['[Royal] Canin 3', '[Royal] Treats 1']],
    ['royal t', ['[Royal] [T]reats 1']],
    ['t royal', []],
    ['treats royal', ['[Royal] [Treats] 1']],
    ['eclair', ['[Éclair] 1']],
    ['écl', ['[Écl]air 1']],
    ['strass', ['[Straß]e 1']],
    ['royl', ['[Royal] Canin 3', '[Royal] Treats 1']],
    ['cnain', ['Royal [Canin] 3']],
    ['vogelfreudn', ['[Vogelfreund] 1']],
    ['ogar', []],
    ['bgr', []],
    ['co', ['<b> & [co] 1']],
    ['nobody', []],
  ])('for the typed text %j', (facetQuery, hits) => {
    expect(search(facetQuery)).toEqual(hits)
  })

  test('are all listed, most frequent first, when nothing is typed', () => {
    expect(search('', { maxFacetHits: 3 })).toEqual(['Royal Canin 3', 'Bogar 2', '<b> & co 1'])
  })

  test('are matched without typos when the settings allow none', () => {
    expect(search('royl', { typoTolerance: false })).toEqual([])
    expect(search('royl', { minWordSizefor1Typo: 5 })).toEqual([])
  })

  test('are limited to the requested number', () => {
    expect(search('bog', { maxFacetHits: 1 })).toEqual(['[Bog]ar 2'])
  })

  test('come from all segments, each value once', () => {
    const counts = mergeFacetCounts([all, count(['Bogena', 'Bogena', 'Bogus'])])
    expect(search('bog', {}, counts)).toEqual(['[Bog]ena 3', '[Bog]ar 2', '[Bog]us 1'])
  })

  test('are left out when no matching record has them', () => {
    const columns = buildColumns(
      [
        { objectID: '0', brand: 'Bogar' },
        { objectID: '1', brand: 'Bogena' },
      ],
      settings,
    )
    expect(search('bog', {}, countFacets(columns, Uint32Array.of(1), ['brand']))).toEqual(['[Bog]ena 1'])
  })
})

describe('typos', () => {
  test.each<[string, string, number, boolean, string | undefined]>([
    ['dog', 'dog', 0, false, '0 of 3'],
    ['dog', 'dogs', 0, false, undefined],
    ['dog', 'dogs', 0, true, '0 of 3'],
    ['dog', 'dogs', 1, false, '1 of 4'],
    ['dgo', 'dog', 1, false, '1 of 3'],
    ['dig', 'dog', 1, false, '1 of 3'],
    ['fog', 'dog', 1, false, undefined],
    ['fogs', 'dogs', 2, false, '2 of 4'],
    ['elephnat', 'elephants', 1, true, '1 of 8'],
    ['elephnat', 'elephants', 1, false, undefined],
    ['elephnat', 'elephants', 2, false, '2 of 9'],
    ['elepant', 'elephantine', 1, true, '1 of 8'],
    ['kitten', 'sitting', 2, false, undefined],
    ['abcd', 'ab', 1, true, undefined],
    ['x'.repeat(50), `${'x'.repeat(49)}y`, 2, false, undefined],
  ])('%s typed for %s within %i typos, as a prefix: %j', (typed, word, budget, isPrefix, expected) => {
    const match = measureTypos(typed, word, budget, isPrefix)
    expect(match && `${match.typos} of ${match.length}`).toBe(expected)
  })
})
