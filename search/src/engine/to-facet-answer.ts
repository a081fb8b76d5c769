import { chooseFacets } from '../facets/choose-facets.ts'
import { countFacets, type FacetCounts, mergeFacetCounts } from '../facets/count-facets.ts'
import { countGroups } from '../facets/count-groups.ts'
import { toFacets } from '../facets/to-facets.ts'
import type { SearchResult } from '../port/search-answer.ts'
import type { SearchParams } from '../port/search-params.ts'
import type { FoundSet } from '../query/found.ts'
import type { Generation } from './generation.ts'

/** Counts facets over all segments. */
export function countFacetsOfFound(
  { parts }: Generation,
  founds: readonly FoundSet[],
  facets: readonly string[],
): FacetCounts {
  if (facets.length === 0) return new Map()
  return mergeFacetCounts(
    founds.flatMap(({ part, documents }) => {
      const columns = parts[part]?.segment.columns
      return columns ? [countFacets(columns, documents, facets)] : []
    }),
  )
}

/** Counts groups instead of records; a group may have records in several segments, but counts once per value. */
function countByGroup(
  generation: Generation,
  { attributeForDistinct = '' }: SearchParams,
  founds: readonly FoundSet[],
  facets: readonly string[],
): FacetCounts {
  const { parts, remembered } = generation
  const groups = remembered.groups(attributeForDistinct)
  if (groups === undefined) return countFacetsOfFound(generation, founds, facets)
  const segments = founds.flatMap(({ part, documents }) => {
    const columns = parts[part]?.segment.columns
    return columns ? [{ columns, documents, groups: groups.of[part] ?? new Uint32Array() }] : []
  })
  return countGroups(segments, facets, groups.count)
}

/** Counts the requested facets, before or after `distinct`. Empty when none was requested. */
export function toFacetAnswer(
  generation: Generation,
  params: SearchParams,
  all: readonly FoundSet[],
  leaders: readonly FoundSet[],
): Pick<SearchResult, 'facets' | 'facets_stats'> {
  if (params.facets.length === 0) return {}
  const { attributesForFaceting } = generation.settings
  const chosen = chooseFacets(params.facets, attributesForFaceting, params.facetingAfterDistinct)
  const counts = mergeFacetCounts([
    params.facetingByGroup
      ? countByGroup(generation, params, all, chosen.all)
      : countFacetsOfFound(generation, all, chosen.all),
    countFacetsOfFound(generation, leaders, chosen.distinct),
  ])
  const { facets, facets_stats } = toFacets(counts, params)
  return { facets, ...(Object.keys(facets_stats).length > 0 ? { facets_stats } : {}) }
}
