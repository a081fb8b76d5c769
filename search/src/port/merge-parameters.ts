import type { Parameters } from './read-parameter.ts'
import { SearchError } from './search-error.ts'
import type { PortRequest } from './search-port.ts'
import { toShortValue } from './to-short-value.ts'

/** Limit of nesting: deeper values belong to no search request, and callers may walk the values by recursion. */
const MAX_DEPTH = 16
const MAX_PARAMETERS = 200

/** Names that say where a request goes. They are no parameters of the search. */
const ADDRESS = new Set(['indexName', 'index', 'type', 'params'])

/** Returns the parameters of a request and of its URL-encoded `params`; the latter win where both have one. Null counts as absent. */
export function mergeParameters(request: PortRequest): Parameters {
  const merged = new Map<string, unknown>()
  for (const [name, value] of Object.entries(request)) {
    if (!ADDRESS.has(name)) take(merged, name, value)
  }
  const { params } = request
  if (params !== undefined && params !== null) {
    if (typeof params !== 'string') {
      throw new SearchError(400, `Parameter params: expected a URL-encoded text, not ${toShortValue(params)}`)
    }
    for (const [name, value] of new URLSearchParams(params)) take(merged, name, value)
  }
  return merged
}

function take(merged: Map<string, unknown>, name: string, value: unknown): void {
  if (value === undefined || value === null) return
  if (merged.size >= MAX_PARAMETERS) throw new SearchError(400, `A request has at most ${MAX_PARAMETERS} parameters`)
  if (isDeep(value, MAX_DEPTH)) {
    throw new SearchError(
      400,
      `Parameter ${name.slice(0, 60).toWellFormed()}: expected at most ${MAX_DEPTH} levels of lists and objects`,
    )
  }
  merged.set(name, value)
}

function isDeep(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  return Object.values(value).some((part) => isDeep(part, levels - 1))
}

/** Returns the answer's `params`, URL-encoded: texts as they are, all other values as JSON. */
export function toParamsText(parameters: Parameters): string {
  return Array.from(parameters, ([name, value]) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
    return `${encode(name)}=${encode(text)}`
  }).join('&')
}

/** Replaces unpaired surrogates first, because they cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
