import { toNameKey } from '@menagerie/contract/clean-text'
import { parseFilters } from '../filters/parse-filters.ts'
import { parseRequestFilters } from '../filters/parse-request-filters.ts'
import type { Parameters } from '../port/read-parameter.ts'
import type { Filter } from '../port/search-params.ts'

/** A filter in one writing, however it was written: values of facets without regard to case. */
function toFilterKey(filter: Filter): string {
  if (filter.kind === 'facet') return JSON.stringify([filter.isNot, filter.attribute, toNameKey(filter.value)])
  if ('operator' in filter) return JSON.stringify([filter.isNot, filter.attribute, filter.operator, filter.value])
  return JSON.stringify([filter.isNot, filter.attribute, 'TO', filter.from, filter.to])
}

/** Reads the filters of a rule's condition: one of each list has to be among the request's. Throws `SearchError` 400. */
export function readFilterKeys(filters: string): string[][] {
  return parseFilters(filters).groups.map((group) => group.map(toFilterKey))
}

/** Finds everything that a request filters by. Throws `SearchError` 400. */
export function findFilterKeys(parameters: Parameters): Set<string> {
  return new Set(parseRequestFilters(parameters).filters.flat().map(toFilterKey))
}
