import { z } from 'zod'
import type { Analyzer } from '../analysis/analyzer.ts'
import { parseFilters } from '../filters/parse-filters.ts'
import { isJsonObject } from '../port/is-json-object.ts'
import { refuseUnknownParameter } from '../port/parameter-names.ts'
import type { Rule } from '../port/rule.ts'
import { SearchError } from '../port/search-error.ts'
import type { Json } from '../port/search-record.ts'
import { type PatternPart, readPattern } from './find-pattern.ts'
import { mergeRendering, type RenderingContent } from './merge-rendering.ts'

export type Pin = {
  readonly objectID: string
  /** Position from 0, over all pages. */
  readonly position: number
  /** Whether the record is shown only where it passes the request's filters. */
  readonly mustPassFilters: boolean
}
export type QueryEdit = { readonly parts: readonly PatternPart[]; readonly insert: string }
/** Makes filters of the facet's values that the query names. With `isAny` one of them has to hold, otherwise all. */
export type AutomaticFilter = { readonly facet: string; readonly score: number; readonly isAny: boolean }

export type PreparedConsequence = {
  /** Replaces the query. */
  readonly query: string | undefined
  readonly edits: readonly QueryEdit[]
  readonly facetFilters: readonly AutomaticFilter[]
  readonly optionalFilters: readonly AutomaticFilter[]
  readonly params: readonly (readonly [string, Json])[]
  readonly pins: readonly Pin[]
  readonly hidden: readonly string[]
  readonly userData: Json | undefined
  readonly renderingContent: RenderingContent
}

const editSchema = z.object({
  type: z.enum(['remove', 'replace']).default('remove'),
  delete: z.string(),
  insert: z.string().default(''),
})
const querySchema = z.union([
  z.string(),
  z.object({ remove: z.array(z.string()).default([]), edits: z.array(editSchema).default([]) }),
])
const automaticSchema = z.union([
  z.string(),
  z.object({ facet: z.string(), score: z.int().min(0).default(1), disjunctive: z.boolean().default(false) }),
])
const automaticsSchema = z.union([z.array(automaticSchema), automaticSchema.transform((one) => [one])])

/** Parameters that are handled by the rule itself or say where a request goes. They are not copied into the request. */
const OWN = new Set(['query', 'automaticFacetFilters', 'automaticOptionalFacetFilters', 'renderingContent'])
const ADDRESS = new Set(['indexName', 'index', 'type', 'params', 'enableRules'])
const FILTERS = 'filters'

/** Algolia's limits. */
const MOST_PROMOTED = 300
const MOST_PROMOTED_TOGETHER = 100
const MOST_HIDDEN = 50

/** Reads a rule's consequence. Throws `SearchError` 400 without the rule's name, which the caller adds. */
export function readConsequence(rule: Rule, analyzer: Analyzer): PreparedConsequence {
  const { params = {}, hide = [], userData, renderingContent = {} } = rule.consequence
  const query = read(querySchema, params.query, 'query')
  const { remove, edits } = typeof query === 'object' ? query : { remove: [], edits: [] }
  const allEdits = [...remove.map((text) => ({ delete: text, insert: '' })), ...edits]
  if (hide.length > MOST_HIDDEN) throw new SearchError(400, `consequence.hide has more than ${MOST_HIDDEN} entries`)
  const shown = params.renderingContent
  return {
    query: typeof query === 'string' ? query : undefined,
    edits: allEdits.map((edit) => ({ parts: readPattern(edit.delete, analyzer), insert: edit.insert.trim() })),
    facetFilters: readAutomatic(params.automaticFacetFilters, 'automaticFacetFilters', rule),
    optionalFilters: readAutomatic(params.automaticOptionalFacetFilters, 'automaticOptionalFacetFilters', rule),
    params: readParams(params),
    pins: readPins(rule),
    hidden: hide.map(({ objectID }) => objectID),
    userData: userData ?? undefined,
    renderingContent: isJsonObject(shown) ? mergeRendering(renderingContent, shown) : renderingContent,
  }
}

function read<T>(schema: z.ZodType<T>, value: Json | undefined, name: string): T | undefined {
  if (value === undefined || value === null) return undefined
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new SearchError(400, `consequence.params.${name}: ${parsed.error.issues[0]?.message}`)
}

function readParams(params: { readonly [name: string]: Json | undefined }): [string, Json][] {
  const taken: [string, Json][] = []
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null || OWN.has(name) || ADDRESS.has(name)) continue
    if (name === FILTERS) {
      if (typeof value !== 'string') throw new SearchError(400, 'consequence.params.filters: expected a text')
      parseFilters(value, 'consequence.params.filters')
    }
    refuseUnknownParameter(name, value)
    taken.push([name, value])
  }
  return taken
}

function readAutomatic(value: Json | undefined, name: string, rule: Rule): AutomaticFilter[] {
  const entries = read(automaticsSchema, value, name) ?? []
  return entries.map((entry) => {
    const filter = typeof entry === 'string' ? { facet: entry, score: 1, disjunctive: false } : entry
    const isNamed = (rule.conditions ?? []).some(({ pattern }) => pattern?.includes(`{facet:${filter.facet}}`))
    if (!isNamed) {
      throw new SearchError(400, `consequence.params.${name}: no pattern of the rule has {facet:${filter.facet}}`)
    }
    return { facet: filter.facet, score: filter.score, isAny: filter.disjunctive }
  })
}

function readPins({ consequence }: Rule): Pin[] {
  const pins: Pin[] = []
  for (const { objectID, objectIDs = [], position } of consequence.promote ?? []) {
    const ids = objectID === undefined ? objectIDs : [objectID, ...objectIDs]
    if (ids.length === 0) throw new SearchError(400, 'consequence.promote has an entry without objectID or objectIDs')
    if (ids.length > MOST_PROMOTED_TOGETHER) {
      throw new SearchError(400, `consequence.promote has an entry of more than ${MOST_PROMOTED_TOGETHER} objectIDs`)
    }
    if (!Number.isInteger(position) || position < 0) {
      throw new SearchError(400, 'consequence.promote has a position that is not a whole number from 0')
    }
    for (const [at, id] of ids.entries()) {
      pins.push({ objectID: id, position: position + at, mustPassFilters: consequence.filterPromotes ?? false })
    }
  }
  if (pins.length > MOST_PROMOTED)
    throw new SearchError(400, `consequence.promote has more than ${MOST_PROMOTED} records`)
  return pins
}
