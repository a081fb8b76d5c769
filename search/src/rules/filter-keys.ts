import { toNameKey } from '@menagerie/contract/clean-text'
import { parseFilters } from '../filters/parse-filters.ts'
import { parseRequestFilters } from '../filters/parse-request-filters.ts'
import type { Parameters } from '../port/read-parameter.ts'
import type { Filter } from '../port/search-params.ts'

/** Returns the same key for every way to write a filter. Values of facets are compared without case. */
function toFilterKey(filter: Filter): string {
  if (filter.kind === 'facet') return JSON.stringify([filter.isNot, filter.attribute, toNameKey(filter.value)])
  if ('operator' in filter) return JSON.stringify([filter.isNot, filter.attribute, filter.operator, filter.value])
  return JSON.stringify([filter.isNot, filter.attribute, 'TO', filter.from, filter.to])
}

/** Reads the filters of a rule's condition. The request must have one filter of each list. Throws `SearchError` 400. */
export function readFilterKeys(filters: string): string[][] {
  return parseFilters(filters).groups.map((group) => group.map(toFilterKey))
}

/** Finds the keys of all filters of a request. Throws `SearchError` 400. */
export function findFilterKeys(parameters: Parameters): Set<string> {
  return new Set(parseRequestFilters(parameters).filters.flat().map(toFilterKey))
}
