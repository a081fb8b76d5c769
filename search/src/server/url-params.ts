import { refuseCall } from './http-refusal.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { isDeeperThan } from './read-body.ts'

/** Parameters that stay texts even when they look like a number or a list. */
const TEXTS = new Set([
  'query',
  'filters',
  'facet',
  'facetName',
  'facetQuery',
  'similarQuery',
  'userToken',
  'highlightPreTag',
  'highlightPostTag',
  'snippetEllipsisText',
  'aroundLatLng',
])
const NUMBER = /^-?\d{1,15}(\.\d{1,15})?$/

/** Reads search parameters that came URL-encoded, as in `params` and in addresses. Lists and objects are JSON in them. Throws 400. */
export function fromUrlParams(params: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...params].filter(([name]) => !isOfClient(name)).map(([name, text]) => [name, toValue(name, text)]),
  )
}

/** Tells whether a parameter names the application or its key. Those are no search parameters. */
function isOfClient(name: string): boolean {
  return name.toLowerCase().startsWith('x-algolia-')
}

function toValue(name: string, text: string): unknown {
  if (TEXTS.has(name)) return text
  if (text === 'true' || text === 'false') return text === 'true'
  if (NUMBER.test(text)) return Number(text)
  if (!text.startsWith('[') && !text.startsWith('{')) return text
  if (isDeeperThan(text, DEFAULT_LIMITS.readDepth)) return refuseCall(`${name}: nested too deeply.`)
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
