import type { FacetStats, SearchResult } from '../port/search-answer.ts'
import type { SearchParams } from '../port/search-params.ts'
import type { FacetCounts, NumberSummary } from './count-facets.ts'
import { createTopValues } from './top-values.ts'
import { visitValues } from './visit-values.ts'

type FacetFigures = Required<Pick<SearchResult, 'facets' | 'facets_stats'>>

/**
 * Converts counts for an answer: the first `maxValuesPerFacet` values of each attribute, in order. An attribute without occurring
 * values is left out, as clients expect. JavaScript objects put integer keys first, whatever the order.
 */
export function toFacets(
  counts: FacetCounts,
  params: Pick<SearchParams, 'maxValuesPerFacet' | 'sortFacetValuesBy'>,
): FacetFigures {
  const facets: [string, { [value: string]: number }][] = []
  const stats: [string, FacetStats][] = []
  for (const [attribute, { parts, numbers }] of counts) {
    const top = createTopValues(params.maxValuesPerFacet, params.sortFacetValuesBy)
    visitValues(parts, top.take)
    const values = top.list()
    if (values.length === 0) continue
    // fromEntries also defines a value called __proto__, which assignment would not.
    facets.push([attribute, Object.fromEntries(values.map(({ value, count }) => [value, count]))])
    if (numbers !== undefined) stats.push([attribute, toStats(numbers)])
  }
  return { facets: Object.fromEntries(facets), facets_stats: Object.fromEntries(stats) }
}

function toStats({ min, max, sum, count }: NumberSummary): FacetStats {
  return { min, max, avg: sum / count, sum }
}
