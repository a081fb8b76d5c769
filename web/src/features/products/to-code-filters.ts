import type { ProductFilter } from '@menagerie/contract/page'

/** Facets of products as a filter of the search engine, by codes: values of one add up, and each facet must hold. */
export function toCodeFilters(filters: readonly ProductFilter[]): string {
  return filters
    .map(({ facet, values }) => `(${values.map((value) => `codes.${facet}:${JSON.stringify(value)}`).join(' OR ')})`)
    .join(' AND ')
}
