import { type Parameters, readNested, readTextParameter, refuseParameter } from '../port/read-parameter.ts'
import type { Filter } from '../port/search-params.ts'
import { parseFacetFilters, parseTagFilters } from './parse-facet-filters.ts'
import { MAX_COSTLY_FILTERS, MAX_FILTERS, parseFilters, toTooMany } from './parse-filters.ts'
import { parseNumericFilters } from './parse-numeric-filters.ts'

/** Parses everything that excludes records: `filters`, `facetFilters`, `numericFilters` and `tagFilters`, which must all match. */
export function parseRequestFilters(parameters: Parameters): { filters: Filter[][]; warnings: string[] } {
  const value = parameters.get('filters')
  if (value !== undefined && typeof value !== 'string') throw refuseParameter('filters', value, 'a text')
  const { groups, warnings } = parseFilters(readTextParameter(parameters, 'filters') ?? '')
  const filters = [
    ...groups,
    ...parseFacetFilters('facetFilters', readNested(parameters, 'facetFilters')),
    ...parseNumericFilters('numericFilters', readNested(parameters, 'numericFilters')),
    ...parseTagFilters('tagFilters', readNested(parameters, 'tagFilters')),
  ]
  const all = filters.flat()
  if (all.length > MAX_FILTERS) throw toTooMany('filters', MAX_FILTERS)
  const costly = all.filter(({ kind, isNot }) => kind === 'number' || isNot)
  if (costly.length > MAX_COSTLY_FILTERS) throw toTooMany('filters', MAX_COSTLY_FILTERS, ' about numbers or with NOT')
  return { filters, warnings }
}
