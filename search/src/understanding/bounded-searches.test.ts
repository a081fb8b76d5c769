import { expect, it } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import type { SearchResult } from '../port/search-answer.ts'
import type { PortRequest, SearchReader } from '../port/search-port.ts'
import { listMendedWords } from './mend-words.ts'
import { prepareVocabulary } from './prepare-vocabulary.ts'
import { readWords } from './read-words.ts'
import { createUnderstandingReader } from './understanding-reader.ts'

const vocabulary = prepareVocabulary({
  analyzer: findAnalyzer('de'),
  roles: { animal: 'animal', kind: 'kind' },
  facts: [
    { kind: 'fact', words: ['hund', 'hunde', 'hündin'], means: { animal: ['dog'] } },
    { kind: 'fact', words: ['katze', 'katzen'], means: { animal: ['cat'] } },
    { kind: 'fact', words: ['pferd', 'pferde'], means: { animal: ['horse'] } },
    { kind: 'fact', words: ['futter', 'nahrung'], means: { kind: ['food'] } },
    { kind: 'fact', words: ['streu'], means: { kind: ['litter'] } },
  ],
  keptPhrases: [],
})
const understanding = {
  vocabulary,
  strongAttributes: ['name'],
  sentenceAttributes: [],
  nameAttributes: [],
  composedAttributes: [],
  materialAttributes: [],
  isTextFirst: false,
}

const ODD_WORDS = 'hundestrase katzenstrase pferdestrase hundenarung'

/** Counts the searches that queries of one call cost in an index where nothing is found. */
async function countSearches(...queries: Omit<PortRequest, 'indexName'>[]): Promise<number> {
  let searches = 0
  const engine: SearchReader = {
    async search(requests) {
      searches += requests.length
      return { results: requests.map((): SearchResult => ({ hits: [], nbHits: 0 }) as unknown as SearchResult) }
    },
  }
  const reader = createUnderstandingReader(engine, { understandingOf: async () => understanding, hasExtensions: true })
  await reader.search(queries.map((query) => ({ indexName: 'products', ...query })))
  return searches
}

it.each([
  'katzenstrase hundestrase pferdestrase hundenarung katzennarung pferdefuter hundefuter katzenfuter katzenstreuu',
  'hundestrase katzenstrase pferdestrase hundenarungg',
  'hundqmögen hundoatsx hundzinkenreqihe hund',
  'hundestrase '.repeat(30),
])('a query made of typos costs a bounded number of searches: %s', async (query) => {
  expect(await countSearches({ query })).toBeLessThanOrEqual(90)
})

it('many queries made of typos in one call cost a bounded number of searches', async () => {
  const queries = Array.from({ length: 50 }, (_, at) => ({ query: `${ODD_WORDS}${'g'.repeat(at)}` }))
  expect(await countSearches(...queries)).toBeLessThanOrEqual(550)
})

it('many requests with the same words ask together once, and then one of them asks for each other attempt', async () => {
  const choices = Array.from({ length: 49 }, (_, at) => ({ query: ODD_WORDS, facetFilters: [[`animal:${at}`]] }))
  expect(await countSearches({ query: ODD_WORDS }, ...choices)).toBeLessThanOrEqual(190)
})

it('other spellings of a repeated word are listed once', () => {
  const once = [...listMendedWords(readWords('hundestrase', vocabulary), vocabulary)]
  expect(once.length).toBeGreaterThan(0)
  expect([...listMendedWords(readWords('hundestrase '.repeat(4), vocabulary), vocabulary)]).toEqual(once)
})
