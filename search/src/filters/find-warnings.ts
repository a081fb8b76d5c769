import { toFacetDeclarations } from '../columns/declared-attributes.ts'
import type { IndexSettings } from '../port/index-settings.ts'
import type { FilterGroups } from '../port/search-params.ts'
import { toShortValue } from '../port/to-short-value.ts'

/** Attributes that filter without being declared. */
const ALWAYS = ['_tags', 'objectID']

/** Returns warnings about filters that cannot match because their attribute is not declared; Algolia gives no warning. */
export function findFilterWarnings(settings: IndexSettings, groups: FilterGroups): string[] {
  const declared = new Set([...ALWAYS, ...toFacetDeclarations(settings.attributesForFaceting).map((f) => f.attribute)])
  const listed = settings.numericAttributesForFiltering
  const numeric = listed && new Set(listed.map((entry) => entry.replace(/^equalOnly\((.*)\)$/, '$1')))
  const warnings = new Set<string>()
  for (const filter of groups.flat()) {
    const name = toShortValue(filter.attribute)
    if (filter.kind === 'facet' && !declared.has(filter.attribute)) {
      warnings.add(`a filter on ${name} matches nothing: it is not declared in attributesForFaceting`)
    }
    if (filter.kind === 'number' && numeric && !numeric.has(filter.attribute) && !declared.has(filter.attribute)) {
      warnings.add(`a filter on ${name} matches nothing: it is not among numericAttributesForFiltering`)
    }
  }
  return [...warnings].slice(0, MAX_WARNINGS)
}

const MAX_WARNINGS = 10

/** Returns warnings about requested facets that cannot be counted. */
export function findFacetWarnings(settings: IndexSettings, facets: readonly string[]): string[] {
  const declared = toFacetDeclarations(settings.attributesForFaceting)
  const counted = new Set(declared.filter((facet) => !facet.isFilterOnly).map((facet) => facet.attribute))
  return facets
    .filter((facet) => facet !== '*' && !counted.has(facet))
    .slice(0, MAX_WARNINGS)
    .map((facet) => {
      const isDeclared = declared.some((one) => one.attribute === facet)
      return `facet ${toShortValue(facet)} has no counts: ${isDeclared ? 'it is declared filterOnly' : 'it is not declared in attributesForFaceting'}`
    })
}
