import type { SearchSynonymsBody } from '@menagerie/contract/search-synonyms'
import type { SearchReader } from '@menagerie/search/port/search-port'
import type { Understanding } from '@menagerie/search/understanding/understanding-options'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { SearchIndexType } from '@menagerie/sites/search-index'
import { type FacetValues, NAMED_FACETS, toUnderstanding } from './to-understanding.ts'

/** Facts of an index that are known before the first query. */
export type DeclaredIndex = { site: BrandLocale; type: SearchIndexType; declared: SearchSynonymsBody }

type Understandings = {
  /** Undefined: the words of this index are searched as they are. */
  find: (index: string) => Promise<Understanding | undefined>
  /** Something of the index is new. */
  forget: (index: string) => void
}

/** Values of a facet that count as words; of more, the frequent ones do. */
const MOST_VALUES = 1_000

/** How queries are understood, made when an index is first asked and kept until it changes. */
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
      // What cannot be read now must not cost a search: its words are words until the next time.
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
