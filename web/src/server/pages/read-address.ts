import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { Answer } from '../http/answer.ts'
import { NO_STORE } from '../http/headers.ts'
import { type PageRequest, splitTarget } from './page-request.ts'
import type { PageRuntime } from './page-runtime.ts'
import { BAD_REQUEST_PAGE, MISDIRECTED_PAGE, STARTING_PAGE, toPlainAnswer } from './plain-page.ts'

const RETRY_UNAVAILABLE_S = 5

/** The address that is asked for. */
export type ReadAddress = {
  request: PageRequest
  site: BrandLocale
  /** Path inside the brand-locale. */
  path: string
  /** Path as it came; `isCanonical`: whether it is in the canonical form. */
  pathname: string
  query: string
  isCanonical: boolean
}

/** Reads an address; returns the answer instead when the address is invalid or nothing is loaded yet. */
export function readAddress({ parts, headers }: PageRuntime, request: PageRequest): ReadAddress | Answer {
  if (!parts.replica.isLoaded()) {
    parts.metrics.count('page:unavailable')
    return toPlainAnswer(503, [...headers, 'Retry-After', String(RETRY_UNAVAILABLE_S), ...NO_STORE], STARTING_PAGE)
  }
  const { pathname, query } = splitTarget(request.target)
  const resolved = parts.addressing.resolve(request.origin, pathname)
  if (resolved === undefined) {
    parts.metrics.count('other:bad-request')
    return toPlainAnswer(400, [...headers, ...NO_STORE], BAD_REQUEST_PAGE)
  }
  const { site, path, canonical: isCanonical } = resolved
  if (parts.sites?.has(site.id) === false) {
    parts.metrics.count('other:misdirected')
    return toPlainAnswer(421, [...headers, ...NO_STORE], MISDIRECTED_PAGE)
  }
  return { request, site, path, pathname, query, isCanonical }
}
