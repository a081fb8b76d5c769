import { describe, expect, test } from 'vitest'
import type { IndexSettings } from './index-settings.ts'
import { parseFacetRequest, parseRequest } from './parse-request.ts'
import { DEFAULT_SETTINGS } from './parse-settings.ts'
import { SearchError } from './search-error.ts'
import type { SearchParams } from './search-params.ts'

const settings: IndexSettings = {
  ...DEFAULT_SETTINGS,
  attributesForFaceting: ['type', 'searchable(brand)', 'filterOnly(secret)', 'price'],
}

function read(parameters: { [name: string]: unknown }, more: Partial<IndexSettings> = {}): SearchParams {
  return parseRequest({ indexName: 'products', ...parameters }, { ...settings, ...more })
}

function refusal(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    if (error instanceof SearchError) return `${error.status} ${error.message}`
    throw error
  }
  return 'accepted'
}

describe('a request', () => {
  test('without parameters is filled from the settings', () => {
    const params = read({}, { hitsPerPage: 18, ignorePlurals: true, highlightPreTag: '<b>' })
    expect(params).toMatchObject({
      query: '',
      hitsPerPage: 18,
      ignorePlurals: true,
      highlightPreTag: '<b>',
      page: 0,
      offset: undefined,
      filters: [],
      facets: [],
      enableRules: true,
      synonyms: true,
      clickAnalytics: false,
      around: undefined,
      aroundPrecision: 10,
      text: '',
      warnings: [],
    })
  })

  test.each([
    [{ query: 12 }, { query: '12' }],
    [
      { query: null, page: null },
      { query: '', page: 0 },
    ],
    [
      { hitsPerPage: '0', page: '3' },
      { hitsPerPage: 0, page: 3 },
    ],
    [
      { offset: 20, length: 10 },
      { offset: 20, length: 10 },
    ],
    [
      { clickAnalytics: 'true', getRankingInfo: 1 },
      { clickAnalytics: true, getRankingInfo: true },
    ],
    [{ enableRules: 'false' }, { enableRules: false }],
    [{ synonyms: false }, { synonyms: false }],
    [{ facets: 'type' }, { facets: ['type'] }],
    [{ facets: 'type, brand' }, { facets: ['type', 'brand'] }],
    [{ facets: '["type","brand"]' }, { facets: ['type', 'brand'] }],
    [{ facets: ['*'] }, { facets: ['*'] }],
    [{ distinct: true }, { distinct: 1 }],
    [{ distinct: 'false' }, { distinct: 0 }],
    [{ distinct: '2' }, { distinct: 2 }],
    [{ typoTolerance: 'strict' }, { typoTolerance: 'strict' }],
    [{ typoTolerance: 'false' }, { typoTolerance: false }],
    [{ ignorePlurals: ['en'] }, { ignorePlurals: true }],
    [{ removeStopWords: 'en,fr' }, { removeStopWords: true }],
    [
      { removeStopWords: 'true', ignorePlurals: '[]' },
      { removeStopWords: true, ignorePlurals: false },
    ],
    [{ attributesToRetrieve: ['*', '-secret'] }, { attributesToRetrieve: ['*', '-secret'] }],
    [{ attributesToSnippet: 'text:20,name' }, { attributesToSnippet: ['text:20', 'name'] }],
    [{ attributesToHighlight: [] }, { attributesToHighlight: [] }],
    [{ ruleContexts: 'website' }, { ruleContexts: ['website'] }],
    [
      { maxValuesPerFacet: 1000, maxFacetHits: 100 },
      { maxValuesPerFacet: 1000, maxFacetHits: 100 },
    ],
    [{ sortFacetValuesBy: 'alpha' }, { sortFacetValuesBy: 'alpha' }],
    [{ renderingContent: '{"facetOrdering":{}}' }, { renderingContent: { facetOrdering: {} } }],
  ])('reads the parameters %j', (parameters, expected) => {
    expect(read(parameters)).toMatchObject(expected)
  })

  test('joins all kinds of filters, given as lists, texts or JSON', () => {
    const groups = read({
      filters: 'type:page OR type:blog',
      facetFilters: '[["brand:a","brand:-b"]]',
      numericFilters: 'price>=5',
      tagFilters: ['new'],
    }).filters
    expect(groups.map((group) => group.map((filter) => [filter.kind, filter.attribute, filter.isNot]))).toEqual([
      [
        ['facet', 'type', false],
        ['facet', 'type', false],
      ],
      [
        ['facet', 'brand', false],
        ['facet', 'brand', true],
      ],
      [['number', 'price', false]],
      [['facet', '_tags', false]],
    ])
  })

  test('reads URL-encoded params, which take precedence', () => {
    const params = 'query=zalm+%26%20tonijn&hitsPerPage=5&facets=%5B%22type%22%5D&clickAnalytics=true'
    expect(read({ params, hitsPerPage: 7, page: 2 })).toMatchObject({
      query: 'zalm & tonijn',
      hitsPerPage: 5,
      page: 2,
      facets: ['type'],
      clickAnalytics: true,
    })
  })

  test('is returned as URL-encoded text that is read back as the same request', () => {
    const given = { query: 'zalm & ei+', facetFilters: [['brand:A"B']], page: 1, params: 'hitsPerPage=3' }
    const { text } = read(given)
    expect(text).toBe('query=zalm%20%26%20ei%2B&facetFilters=%5B%5B%22brand%3AA%5C%22B%22%5D%5D&page=1&hitsPerPage=3')
    expect(read({ params: text })).toEqual(read(given))
  })

  test('with a lone surrogate is still returned as text', () => {
    expect(read({ query: 'a\ud83d' }).text).toBe('query=a%EF%BF%BD')
  })

  test('has its query cut to 512 bytes at a character boundary', () => {
    expect(read({ query: 'a'.repeat(600) }).query).toBe('a'.repeat(512))
    expect(read({ query: `a${'я'.repeat(600)}` }).query).toBe(`a${'я'.repeat(255)}`)
    expect(read({ query: '🐕'.repeat(200) }).query).toBe('🐕'.repeat(128))
  })

  test('has warnings for filters and facets that cannot work', () => {
    expect(
      read({
        filters: 'colour:red AND secret:1 AND _tags:x AND objectID:1 AND type:a AND price > 3',
        optionalFilters: ['shape:round'],
        facets: ['type', 'secret', 'size'],
      }).warnings,
    ).toEqual([
      'a filter on "colour" matches nothing: it is not declared in attributesForFaceting',
      'a filter on "shape" matches nothing: it is not declared in attributesForFaceting',
      'facet "secret" has no counts: it is declared filterOnly',
      'facet "size" has no counts: it is not declared in attributesForFaceting',
    ])
    expect(read({ filters: 'stock > 3' }, { numericAttributesForFiltering: ['equalOnly(weight)'] }).warnings).toEqual([
      'a filter on "stock" matches nothing: it is not among numericAttributesForFiltering',
    ])
    expect(read({ filters: 'weight = 3' }, { numericAttributesForFiltering: ['equalOnly(weight)'] }).warnings).toEqual(
      [],
    )
  })
})

describe('a request is refused', () => {
  const deep = JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`)
  test.each([
    ['too many hits', { hitsPerPage: 1001 }, 'hitsPerPage: expected a whole number from 0 to 1000, not 1001'],
    ['a negative page number', { page: -1 }, 'page: expected a whole number from 0 to 1000000000, not -1'],
    ['a fractional page number', { page: '1.5' }, 'page: expected a whole number from 0 to 1000000000, not "1.5"'],
    ['a page number in words', { page: 'two' }, 'page: expected a whole number from 0 to 1000000000, not "two"'],
    ['a length beyond the limit', { length: 1001 }, 'length: expected a whole number from 0 to 1000, not 1001'],
    ['five hits of a group', { distinct: 5 }, 'distinct: expected a whole number from 0 to 4, not 5'],
    ['a list as the query', { query: ['a'] }, 'query: expected a text, not a list of 1'],
    [
      'a highlight tag that is too long',
      { highlightPreTag: '<'.repeat(201) },
      `highlightPreTag: expected at most 200 characters, not "${'<'.repeat(60)}…"`,
    ],
    ['a word instead of true or false', { getRankingInfo: 'yes' }, 'getRankingInfo: expected true or false, not "yes"'],
    ['a number as the name of a facet', { facets: [1] }, 'facets: expected a list of texts, not 1'],
    ['incomplete JSON', { facets: '["a"' }, 'facets: expected a list in correct JSON, not "[\\"a\\""'],
    [
      'an unknown query type',
      { queryType: 'all' },
      'queryType: expected one of prefixLast, prefixAll, prefixNone, not "all"',
    ],
    [
      'an unknown typo tolerance',
      { typoTolerance: 'some' },
      'typoTolerance: expected true, false, min, strict or unknown, not "some"',
    ],
    ['a list of filters instead of a text', { filters: ['a:1'] }, 'filters: expected a text, not a list of 1'],
    ['params as an object', { params: {} }, 'params: expected a URL-encoded text, not an object'],
    [
      'too many facets',
      { facets: Array.from({ length: 1001 }, () => 'a') },
      'facets: expected at most 1000 texts, not a list of 1001',
    ],
    ['deeply nested lists', { extensions: deep }, 'extensions: expected at most 16 levels of lists and objects'],
    [
      'too many filters in several parameters',
      {
        facetFilters: Array.from({ length: 950 }, () => 'a:1'),
        numericFilters: Array.from({ length: 51 }, () => 'a>1'),
      },
      'filters: expected at most 1000 filters in a request',
    ],
    [
      'too many negations and numeric filters in several parameters',
      {
        facetFilters: Array.from({ length: 150 }, () => 'a:-1'),
        numericFilters: Array.from({ length: 51 }, () => 'a>1'),
      },
      'filters: expected at most 200 filters about numbers or with NOT in a request',
    ],
    [
      'too many optional filters',
      { optionalFilters: Array.from({ length: 201 }, () => 'a:1') },
      'optionalFilters: expected at most 200 filters in a request',
    ],
  ])('for %s', (_, parameters, message) => {
    expect(refusal(() => read(parameters))).toBe(`400 Parameter ${message}`)
  })

  test('for too many parameters', () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`p${i}`, 1]))
    expect(refusal(() => read(many))).toBe('400 A request has at most 200 parameters')
  })
})

describe('a search for facet values', () => {
  test('reads the facet and the text to search for', () => {
    expect(
      parseFacetRequest({ indexName: 'p', type: 'facet', facet: 'brand', facetQuery: 'bog', query: 'x' }, settings),
    ).toMatchObject({ facet: 'brand', facetQuery: 'bog', query: 'x', maxFacetHits: 10 })
  })

  test.each([
    [{}, 'Parameter facet: expected the name of a facet'],
    [{ facet: 'type' }, 'Facet type: its values cannot be searched, declare searchable(type) in attributesForFaceting'],
    [{ facet: 'brand', maxFacetHits: 101 }, 'Parameter maxFacetHits: expected a whole number from 1 to 100, not 101'],
  ])('%j is refused', (parameters, message) => {
    expect(refusal(() => parseFacetRequest({ indexName: 'p', ...parameters }, settings))).toBe(`400 ${message}`)
  })
})
