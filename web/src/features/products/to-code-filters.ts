import type { ProductFilter } from '@menagerie/contract/page'

/** Turns facets into a filter of the search engine, by codes: one value of each facet must match. */
export function toCodeFilters(filters: readonly ProductFilter[]): string {
  return filters
    .map(({ facet, values }) => `(${values.map((value) => `codes.${facet}:${JSON.stringify(value)}`).join(' OR ')})`)
    .join(' AND ')
}
