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

/** A render that failed is tried again so much later. */
export const RETRY_FAILED_MS = 1_000

/** One page for all unknown paths of a locale; which path was asked for is not kept. `tags`: read to find nothing there. */
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

/** A CDN must drop it when something is published where nothing was. */
function withTags({ status, headers, body }: Answer, cdnTags: readonly string[]): Answer {
  // Without the length at their end, which is written anew.
  return toAnswer(status, [...headers.slice(0, -2), ...cdnTags], body)
}

/** A page whose render failed is shown as it last was, and tried again later. */
export function lastGoodPage(
  runtime: PageRuntime,
  asked: ReadAddress,
  failure: RenderFailure,
  lastGood: CachedPage,
): Answer {
  // Logged once, not with every try while it stays broken.
  if (lastGood.retryAt === 0) logFailure(runtime, asked, failure, createRequestId())
  runtime.cache.postpone(lastGood, failure.tags, runtime.parts.clock() + RETRY_FAILED_MS)
  return sendStale(runtime, lastGood, asked.request)
}

/** Logs why and shows the error page. */
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

/** `requestId`: under which the log says why. */
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
