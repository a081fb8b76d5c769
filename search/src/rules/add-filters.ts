import { parseFacetFilters, parseTagFilters } from '../filters/parse-facet-filters.ts'
import { parseFilters } from '../filters/parse-filters.ts'
import { parseNumericFilters } from '../filters/parse-numeric-filters.ts'
import { readNested } from '../port/read-parameter.ts'
import type { Filter } from '../port/search-params.ts'

/** Parameters for which the values of the request and of rules are combined. All other parameters are replaced. */
const READ_LIST: ReadonlyMap<string, (name: string, value: unknown) => Filter[][]> = new Map([
  ['facetFilters', parseFacetFilters],
  ['optionalFilters', parseFacetFilters],
  ['numericFilters', parseNumericFilters],
  ['tagFilters', parseTagFilters],
])

/** Combines a rule's filter with the request's. Returns false for a parameter that is no filter. Throws `SearchError` 400 when one of them cannot be read. */
export function addFilters(parameters: Map<string, unknown>, name: string, value: unknown): boolean {
  const known = parameters.get(name)
  if (name === 'filters') {
    parameters.set(name, typeof known === 'string' && known.trim() !== '' ? joinFilters([known, String(value)]) : value)
    return true
  }
  const read = READ_LIST.get(name)
  if (read === undefined) return false
  const toText = name === 'tagFilters' ? toTagText : toFilterText
  const list = (from: unknown) => {
    if (typeof from !== 'string') return Array.isArray(from) ? from : [from]
    // One text may hold several filters, but in a list it would count as one.
    return read(name, from).map((group) => group.map(toText))
  }
  parameters.set(name, known === undefined ? value : [...list(readNested(parameters, name)), ...list(value)])
  return true
}

/** Joins filters. An OR without parentheses gets them, so that each part keeps its meaning. */
function joinFilters(texts: readonly string[]): string {
  const parts = texts.map((text) => {
    const [first, ...others] = parseFilters(text).groups
    const isBare = first !== undefined && first.length > 1 && others.length === 0 && !text.trim().startsWith('(')
    return isBare ? `(${text.trim()})` : text.trim()
  })
  return parts.filter((part) => part !== '').join(' AND ')
}

function toTagText(filter: Filter): string {
  return filter.kind === 'facet' ? toFacetText(filter) : ''
}

function toFilterText(filter: Filter): string {
  if (filter.kind === 'facet') return `${filter.attribute}:${toFacetText(filter)}`
  if ('operator' in filter) return `${filter.attribute}${filter.operator}${filter.value}`
  return `${filter.attribute}:${filter.from} TO ${filter.to}`
}

/** Writes a value as `facetFilters` and `tagFilters` do: a leading minus negates, unless a backslash stands before it. */
export function toFacetText({ value, isNot, score }: { value: string; isNot: boolean; score: number }): string {
  const sign = isNot ? '-' : value.startsWith('-') ? '\\' : ''
  return `${sign}${value}${score === 1 ? '' : `<score=${score}>`}`
}
