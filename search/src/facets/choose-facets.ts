import { toFacetDeclarations } from '../columns/declared-attributes.ts'

/** Facets to count over all matching documents, and over those that remain after `distinct`. */
type ChosenFacets = { readonly all: readonly string[]; readonly distinct: readonly string[] }

/**
 * Chooses the declared facets of a request: `*` means all; undeclared and `filterOnly(…)` ones are ignored. With
 * `facetingAfterDistinct` all are counted after `distinct`, otherwise those declared `afterDistinct(…)`.
 */
export function chooseFacets(
  facets: readonly string[],
  attributesForFaceting: readonly string[],
  facetingAfterDistinct: boolean,
): ChosenFacets {
  const wanted = new Set(facets)
  const declared = toFacetDeclarations(attributesForFaceting)
  const counted = declared.filter((f) => !f.isFilterOnly && (wanted.has('*') || wanted.has(f.attribute)))
  const isAfter = (facet: (typeof counted)[number]) => facetingAfterDistinct || facet.isAfterDistinct
  return {
    all: [...new Set(counted.filter((facet) => !isAfter(facet)).map((facet) => facet.attribute))],
    distinct: [...new Set(counted.filter(isAfter).map((facet) => facet.attribute))],
  }
}
