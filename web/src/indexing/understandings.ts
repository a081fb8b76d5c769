import type { SearchSynonymsBody } from '@menagerie/contract/search-synonyms'
import type { SearchReader } from '@menagerie/search/port/search-port'
import type { Understanding } from '@menagerie/search/understanding/understanding-options'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { SearchIndexType } from '@menagerie/sites/search-index'
import { type FacetValues, NAMED_FACETS, toUnderstanding } from './to-understanding.ts'

/** What is known of an index before the first query. */
export type DeclaredIndex = { site: BrandLocale; type: SearchIndexType; declared: SearchSynonymsBody }

type Understandings = {
  /** Undefined: queries of this index are searched as they are typed. */
  find: (index: string) => Promise<Understanding | undefined>
  /** Must be called when something in the index has changed. */
  forget: (index: string) => void
}

/** Most values of a facet that count as words; the most frequent ones are taken. */
const MOST_VALUES = 1_000

/** Makes the understanding of an index at its first query, and keeps it until the index changes. */
export function createUnderstandings(
  reader: SearchReader,
  readDeclared: (index: string) => DeclaredIndex | undefined,
): Understandings {
  const known = new Map<string, Promise<Understanding | undefined>>()

  async function make(index: string): Promise<Understanding | undefined> {
    const found = readDeclared(index)
    if (found === undefined || found.type === 'query_suggestions') return undefined
    const { site, type, declared } = found
    return toUnderstanding(site, type, declared, type === 'products' ? await readValues(reader, index) : {})
  }

  return {
    find(index) {
      const before = known.get(index)
      if (before !== undefined) return before
      // A failure here must not fail the search: without it, all words are plain words until the next try.
      const made = make(index).catch(() => {
        known.delete(index)
        return undefined
      })
      known.set(index, made)
      return made
    },
    forget: (index) => void known.delete(index),
  }
}

async function readValues(reader: SearchReader, indexName: string): Promise<FacetValues> {
  const request = { indexName, query: '', hitsPerPage: 0, facets: NAMED_FACETS, maxValuesPerFacet: MOST_VALUES }
  const [answer] = (await reader.search([{ ...request, enableRules: false }])).results
  const facets = answer !== undefined && 'facets' in answer ? (answer.facets ?? {}) : {}
  return Object.fromEntries(Object.entries(facets).map(([facet, counts]) => [facet, Object.keys(counts)]))
}
