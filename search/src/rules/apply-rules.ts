import { mergeParameters } from '../port/merge-parameters.ts'
import { type Parameters, readFlag, readTextParameter, readTextsParameter } from '../port/read-parameter.ts'
import type { PortRequest } from '../port/search-port.ts'
import type { Json } from '../port/search-record.ts'
import { cutQuery } from '../query/cut-query.ts'
import type { PreparedSynonyms } from '../synonyms/prepare-synonyms.ts'
import { addFilters, toFacetText } from './add-filters.ts'
import { editQuery, replaceQuery, startEdits, writeQuery } from './edit-query.ts'
import { findFilterKeys } from './filter-keys.ts'
import { findMatchingRules, type RuleMatch } from './find-matching-rules.ts'
import { type ListFacetValues, toQueryText } from './find-pattern.ts'
import { mergeRendering, type RenderingContent } from './merge-rendering.ts'
import type { PreparedRules } from './prepare-rules.ts'
import type { AutomaticFilter, Pin } from './read-consequence.ts'

export type RuledRequest = {
  /** The same request object when no rule applies, else its parameters combined with those of the rules. */
  readonly request: PortRequest
  /** Pins for `placePins`, in order of precedence. No record appears twice. */
  readonly pins: readonly Pin[]
  readonly hidden: ReadonlySet<string>
  /** Whether any pin must pass the request's filters. Each pin says so for itself. */
  readonly filterPromotes: boolean
  readonly userData: readonly Json[]
  /** To be merged before that of the settings: `mergeRendering(renderingContent, settings.renderingContent)`. */
  readonly renderingContent: RenderingContent
  readonly applied: readonly { readonly objectID: string }[]
}

/**
 * Applies rules to a request. Of the rules that apply, the one of highest precedence decides about a parameter, a
 * word of the query, or a record's position. Filters of all rules are combined with the request's own. Callers must
 * give `now` in milliseconds, `facetValues` for patterns that name facets, and `synonyms` for conditions with
 * `alternatives`. Throws `SearchError` 400 where the request cannot be read.
 */
export function applyRules(
  request: PortRequest,
  rules: PreparedRules,
  now: number,
  facetValues?: ListFacetValues,
  synonyms?: PreparedSynonyms,
): RuledRequest {
  if (rules.others.length === 0 && rules.byWord.size === 0) return leave(request)
  const parameters = mergeParameters(request)
  if (readFlag(parameters, 'enableRules') === false) return leave(request)
  const text = cutQuery(readTextParameter(parameters, 'ruledQuery') ?? readTextParameter(parameters, 'query') ?? '')
  const query = toQueryText(text, rules.analyzer, facetValues, synonyms)
  const contexts = new Set(readTextsParameter(parameters, 'ruleContexts') ?? [])
  let filters: ReadonlySet<string> | undefined
  const findFilters = () => {
    filters ??= findFilterKeys(parameters)
    return filters
  }
  const matches = findMatchingRules(rules, { query, contexts, findFilters, now })
  if (matches.length === 0) return leave(request)
  const edited = startEdits(text, query)
  for (const { rule, condition } of matches) {
    if (rule.consequence.query !== undefined) replaceQuery(edited, rule.consequence.query)
    editQuery(edited, rule.consequence.edits, condition?.isLoose ?? false)
  }
  const ruled = addParameters(parameters, matches)
  const written = writeQuery(edited)
  if (written !== text) ruled.set('query', written)
  return {
    request: { ...takeAddress(request), ...Object.fromEntries(ruled) },
    ...collectPlaces(matches),
    userData: matches.map(({ rule }) => rule.consequence.userData).filter((data) => data !== undefined),
    renderingContent: matches.reduce<RenderingContent>(
      (merged, { rule }) => mergeRendering(merged, rule.consequence.renderingContent),
      {},
    ),
    applied: matches.map(({ rule }) => ({ objectID: rule.objectID })),
  }
}

function leave(request: PortRequest): RuledRequest {
  const places = { pins: [], hidden: new Set<string>(), filterPromotes: false }
  return { request, ...places, userData: [], renderingContent: {}, applied: [] }
}

/** Returns everything but the parameters. */
function takeAddress({ indexName, index, type }: PortRequest): PortRequest {
  return { indexName, ...(index === undefined ? {} : { index }), ...(type === undefined ? {} : { type }) }
}

function addParameters(parameters: Parameters, matches: readonly RuleMatch[]): Map<string, unknown> {
  const ruled = new Map(parameters)
  const settled = new Set<string>()
  for (const match of matches) {
    const { params, facetFilters, optionalFilters } = match.rule.consequence
    for (const [name, value] of params) {
      if (addFilters(ruled, name, value) || settled.has(name)) continue
      ruled.set(name, value)
      settled.add(name)
    }
    const automatic = toAutomaticFilters(facetFilters, match)
    if (automatic.length > 0) addFilters(ruled, 'facetFilters', automatic)
    const optional = toAutomaticFilters(optionalFilters, match)
    if (optional.length > 0) addFilters(ruled, 'optionalFilters', optional)
  }
  return ruled
}

function toAutomaticFilters(filters: readonly AutomaticFilter[], { places }: RuleMatch): string[][] {
  const captures = places.flatMap((place) => place.captures)
  return filters.flatMap(({ facet, score, isAny }) => {
    const texts = captures
      .filter(({ attribute }) => attribute === facet)
      .map(({ value }) => `${facet}:${toFacetText({ value, isNot: false, score })}`)
    if (texts.length === 0) return []
    return isAny ? [texts] : texts.map((text) => [text])
  })
}

/** Collects pins and hidden records. The first rule that names a record decides about it; within one rule, pinning wins over hiding. */
function collectPlaces(matches: readonly RuleMatch[]): Pick<RuledRequest, 'pins' | 'hidden' | 'filterPromotes'> {
  const pins = new Map<string, Pin>()
  const hidden = new Set<string>()
  for (const { rule } of matches) {
    for (const pin of rule.consequence.pins) {
      if (!pins.has(pin.objectID) && !hidden.has(pin.objectID)) pins.set(pin.objectID, pin)
    }
    for (const objectID of rule.consequence.hidden) if (!pins.has(objectID)) hidden.add(objectID)
  }
  const placed = [...pins.values()]
  return { pins: placed, hidden, filterPromotes: placed.some(({ mustPassFilters }) => mustPassFilters) }
}
