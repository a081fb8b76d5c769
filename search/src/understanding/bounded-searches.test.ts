import { expect, it } from 'vitest'
import { findAnalyzer } from '../analysis/analyzer.ts'
import type { SearchResult } from '../port/search-answer.ts'
import type { SearchReader } from '../port/search-port.ts'
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

/** Counts the searches that a query costs in an index where nothing is found. */
async function countSearches(query: string): Promise<number> {
  let searches = 0
  const engine: SearchReader = {
    async search(requests) {
      searches += 1
      return { results: requests.map((): SearchResult => ({ hits: [], nbHits: 0 }) as unknown as SearchResult) }
    },
  }
  const reader = createUnderstandingReader(engine, { understandingOf: async () => understanding, hasExtensions: true })
  await reader.search([{ indexName: 'products', query }])
  return searches
}

it.each([
  'katzenstrase hundestrase pferdestrase hundenarung katzennarung pferdefuter hundefuter katzenfuter katzenstreuu',
  'hundestrase katzenstrase pferdestrase hundenarungg',
  'hundqmögen hundoatsx hundzinkenreqihe hund',
  'hundestrase '.repeat(30),
])('a query made of typos costs a bounded number of searches: %s', async (query) => {
  expect(await countSearches(query)).toBeLessThanOrEqual(90)
})

it('other spellings of a repeated word are listed once', () => {
  const once = [...listMendedWords(readWords('hundestrase', vocabulary), vocabulary)]
  expect(once.length).toBeGreaterThan(0)
  expect([...listMendedWords(readWords('hundestrase '.repeat(4), vocabulary), vocabulary)]).toEqual(once)
})
