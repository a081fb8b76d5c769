import assert from 'node:assert/strict'
import type { ConformanceCase } from '../conformance-case.ts'

const KNIVES = ['k6', 'k7', 'k8', 'k9']
const NOTEBOOKS = ['p1', 'p2']

/** What a query finds: words, prefixes, accents, forms, words written as one or two. */
export const QUERY_CASES: readonly ConformanceCase[] = [
  { title: 'an empty query finds everything', ask: { query: '' }, nbHits: 40 },
  { title: 'no query at all finds everything', ask: {}, nbHits: 40 },
  {
    title: 'an empty query is in the order of custom ranking',
    ask: { query: '', hitsPerPage: 5 },
    ids: ['k11', 'k12', 'l6', 'k2', 'p6'],
  },
  { title: 'a word finds every record that has it', ask: { query: 'knife' }, found: KNIVES },
  { title: 'capitals do not matter', ask: { query: 'KNIFE' }, found: KNIVES },
  { title: 'all words must be there', ask: { query: 'bread knife' }, found: ['k6'] },
  { title: 'the order of words does not matter', ask: { query: 'knife bread' }, found: ['k6'] },
  { title: 'words may stand in several attributes', ask: { query: 'lumo desk' }, found: ['l1'] },
  { title: 'a word that is nowhere finds nothing', ask: { query: 'zeppelin' }, found: [], nbHits: 0 },
  { title: 'punctuation between words does not matter', ask: { query: 'tea,cup!' }, found: ['k11', 'k12', 'k13'] },
  { title: 'the beginning of the last word is enough', ask: { query: 'halden sauc' }, found: ['k1', 'k2'] },
  { title: 'the beginning of a word before the last is not', ask: { query: 'sauc halden' }, found: [] },
  { title: 'a last word that is short is a beginning, too', ask: { query: 'pen' }, found: ['p5', 'p6', 'p7'] },
  {
    title: 'prefixAll: the beginning of every word is enough',
    ask: { query: 'wat ca', queryType: 'prefixAll' },
    found: ['g3'],
  },
  {
    title: 'prefixNone: no prefix matches',
    ask: { query: 'lam', queryType: 'prefixNone', typoTolerance: false },
    found: [],
  },
  {
    title: 'prefixNone: whole words match',
    ask: { query: 'lamp', queryType: 'prefixNone', typoTolerance: false },
    found: ['l1', 'l2', 'l3'],
  },
  { title: 'a query without accents finds words with them', ask: { query: 'cafe' }, found: ['p9'] },
  { title: 'a query with accents finds words with other accents', ask: { query: 'crêmé etoile' }, found: ['p10'] },
  { title: 'digits are words', ask: { query: 'garden hose 25' }, found: ['g4'] },
  { title: 'letters and digits in one word', ask: { query: 'bulb e27' }, found: ['l6'] },
  { title: 'two words find the one that they make', ask: { query: 'tea pot' }, found: ['k10'] },
  { title: 'one word finds the two that it is made of', ask: { query: 'breadknife' }, found: ['k6'] },
  {
    title: 'ignorePlurals finds the singular',
    ask: {
      query: 'notebooks',
      ignorePlurals: ['en'],
      queryLanguages: ['en'],
      typoTolerance: false,
      queryType: 'prefixNone',
    },
    found: NOTEBOOKS,
  },
  {
    title: 'ignorePlurals knows irregular plurals',
    ask: {
      query: 'knives',
      ignorePlurals: ['en'],
      queryLanguages: ['en'],
      typoTolerance: false,
      queryType: 'prefixNone',
    },
    found: KNIVES,
  },
  {
    title: 'removeStopWords leaves out stop words',
    ask: { query: 'a lamp for the desk', removeStopWords: ['en'], queryLanguages: ['en'] },
    found: ['l1'],
  },
  {
    title: 'optionalWords need not match',
    ask: { query: 'teapot zeppelin', optionalWords: ['zeppelin'] },
    found: ['k10'],
  },
  {
    title: 'restrictSearchableAttributes searches no other attribute',
    ask: { query: 'lumo', restrictSearchableAttributes: ['name'] },
    found: [],
  },
  {
    title: 'restrictSearchableAttributes finds words of its attributes',
    ask: { query: 'armchair', restrictSearchableAttributes: ['description'] },
    found: ['l3'],
  },
  { title: 'without removeWordsIfNoResults every word counts', ask: { query: 'lamp zeppelin' }, found: [] },
  {
    title: 'removeWordsIfNoResults: lastWords leaves out from the end',
    ask: { query: 'lamp desk zeppelin', removeWordsIfNoResults: 'lastWords' },
    found: ['l1'],
    check: ({ queryAfterRemoval }) => assert.ok(queryAfterRemoval?.includes('lamp')),
  },
  {
    title: 'removeWordsIfNoResults: firstWords leaves out from the beginning',
    ask: { query: 'zeppelin desk lamp', removeWordsIfNoResults: 'firstWords' },
    found: ['l1'],
  },
  {
    title: 'removeWordsIfNoResults: allOptional makes all words optional',
    ask: { query: 'zeppelin wheelbarrow airship', removeWordsIfNoResults: 'allOptional' },
    found: ['g5'],
  },
  {
    title: 'the answer repeats the query and its parameters',
    ask: { query: 'Knife' },
    check: ({ query, params }) => {
      assert.equal(query, 'Knife')
      assert.equal(new URLSearchParams(params).get('query'), 'Knife')
    },
  },
]
