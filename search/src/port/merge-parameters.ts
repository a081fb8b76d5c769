import type { Parameters } from './read-parameter.ts'
import { SearchError } from './search-error.ts'
import type { PortRequest } from './search-port.ts'
import { toShortValue } from './to-short-value.ts'

/** Deeper values are no search request; callers may walk them by recursion. */
const MAX_DEPTH = 16
const MAX_PARAMETERS = 200

/** They say where a request goes and are no parameters of the search. */
const ADDRESS = new Set(['indexName', 'index', 'type', 'params'])

/** Parameters of a request and of its URL-encoded `params`, where both have one the latter. Null counts as absent. */
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

/** The answer's `params`: texts as they are, everything else as JSON, all URL-encoded. */
export function toParamsText(parameters: Parameters): string {
  return Array.from(parameters, ([name, value]) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
    return `${encode(name)}=${encode(text)}`
  }).join('&')
}

/** Half of a surrogate pair cannot be encoded. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
