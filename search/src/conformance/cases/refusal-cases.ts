import type { AnyCase } from '../conformance-case.ts'

const refused = (title: string, ask: Record<string, unknown>, own?: true): AnyCase => ({
  title: `refused: ${title}`,
  ask,
  refused: 400,
  ...(own === undefined ? {} : { own }),
})

/** Algolia does not document how it treats values out of bounds, so those cases are for this engine only. */
export const REFUSAL_CASES: readonly AnyCase[] = [
  { title: 'refused: an unknown index', ask: { indexName: 'this-index-is-not-there' }, refused: 404 },
  refused('a page below the first', { page: -1 }, true),
  refused('more hits a page than a thousand', { hitsPerPage: 1_001 }, true),
  refused('a query type that the engine does not know', { queryType: 'prefixSome' }, true),
  refused('a number filter without a number', { numericFilters: ['price>=cheap'] }),
  refused('a typo tolerance that the engine does not know', { typoTolerance: 'much' }, true),
  refused('a parameter that the engine does not know', { hitPerPage: 3 }),
  refused('a search for values of a facet that is not to be searched', {
    type: 'facet',
    facet: 'colours',
    facetQuery: 'b',
  }),
  refused('a search for values of what is no facet', { type: 'facet', facet: 'name', facetQuery: 'b' }),
]
