import { chooseEncoding } from '../../platform/content-encoding.ts'
import { toErrorFields } from '../../platform/log.ts'
import { createRequestId } from '../../platform/request-id.ts'
import type { CachedPage } from '../cache/cached-page.ts'
import { toStoredPage } from '../cache/stored-page.ts'
import { type Answer, toAnswer } from '../http/answer.ts'
import { NO_STORE } from '../http/headers.ts'
import type { PageRuntime } from './page-runtime.ts'
import { FAILED_PAGE, toPlainAnswer } from './plain-page.ts'
import type { ReadAddress } from './read-address.ts'
import { type RenderFailure, renderError } from './render-route.ts'
import { sendStale } from './send-page.ts'

/** Pause before a failed render is tried again. */
export const RETRY_FAILED_MS = 1_000

/** Returns one page for all unknown paths of a locale, so that the cache does not grow with invented paths. `tags`: what was read to find nothing. */
export function notFoundPage(runtime: PageRuntime, asked: ReadAddress, tags: ReadonlySet<string>): Answer {
  const { parts, cache, createContext, headers, cdnTags } = runtime
  const { request, site } = asked
  parts.metrics.count('page:not-found', site.id)
  const key = `404 ${site.id}`
  const encoding = chooseEncoding(request.acceptEncoding)
  const known = cache.find(key)
  const ownTags = cdnTags(tags)
  const toOwn = (answer: Answer) => (ownTags.length === 0 ? answer : withTags(answer, ownTags))
  if (known?.fresh) return toOwn(cache.answer(known, encoding))
  if (known !== undefined && parts.clock() < known.retryAt) return sendStale(runtime, known, request)
  const shown = renderError(parts.templates, createContext, site, 404)
  if ('error' in shown)
    return known === undefined ? failedPage(runtime, asked, shown) : lastGoodPage(runtime, asked, shown, known)
  return toOwn(
    cache.answer(cache.put(key, toStoredPage(404, shown.html, headers), shown.tags, { site: site.id }), encoding),
  )
}

/** Adds the tags by which a CDN drops the answer when a document is published at its address. */
function withTags({ status, headers, body }: Answer, cdnTags: readonly string[]): Answer {
  // Without the Content-Length at the end, which is added again.
  return toAnswer(status, [...headers.slice(0, -2), ...cdnTags], body)
}

/** Returns the last good version of a page whose render failed; the render is tried again later. */
export function lastGoodPage(
  runtime: PageRuntime,
  asked: ReadAddress,
  failure: RenderFailure,
  lastGood: CachedPage,
): Answer {
  // Logged once, not with each try while the page stays broken.
  if (lastGood.retryAt === 0) logFailure(runtime, asked, failure, createRequestId())
  runtime.cache.postpone(lastGood, failure.tags, runtime.parts.clock() + RETRY_FAILED_MS)
  return sendStale(runtime, lastGood, asked.request)
}

/** Logs the failure and returns the error page. */
export function failedPage(runtime: PageRuntime, asked: ReadAddress, failure: RenderFailure): Answer {
  const requestId = createRequestId()
  logFailure(runtime, asked, failure, requestId)
  return errorPage(runtime, asked, { status: 500, requestId })
}

export function logFailure(
  { parts }: PageRuntime,
  { site, pathname }: ReadAddress,
  { error }: RenderFailure,
  requestId: string,
): void {
  parts.log.error('A page could not be rendered', { requestId, site: site.id, pathname, ...toErrorFields(error) })
}

type ErrorPage = { status: 500 | 503; requestId: string; retryAfterS?: number }

/** `requestId`: the id under which the log explains the error. */
export function errorPage(
  runtime: PageRuntime,
  { site }: ReadAddress,
  { status, requestId, retryAfterS }: ErrorPage,
): Answer {
  const { parts, createContext, headers } = runtime
  parts.metrics.count('page:failed', site.id)
  const shown = renderError(parts.templates, createContext, site, status)
  const retry = retryAfterS === undefined ? [] : ['Retry-After', String(retryAfterS)]
  const all = [...headers, 'X-Request-Id', requestId, ...retry, ...NO_STORE]
  return 'error' in shown ? toPlainAnswer(status, all, FAILED_PAGE) : toAnswer(status, all, Buffer.from(shown.html))
}
