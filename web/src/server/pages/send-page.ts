import { chooseEncoding, encode } from '../../platform/content-encoding.ts'
import type { CachedPage } from '../cache/cached-page.ts'
import { type StoredPage, toEncodingHeader, toEtag, toOtherForm, toPageHtml } from '../cache/stored-page.ts'
import { type Answer, toAnswer } from '../http/answer.ts'
import { documentHeaders, frameHeaders, NO_STORE, REVALIDATE, VARY_PAGE, VARY_VISITOR } from '../http/headers.ts'
import { isNoneMatch } from '../http/if-none-match.ts'
import type { PageRequest } from './page-request.ts'
import type { PageRuntime } from './page-runtime.ts'
import type { Rendered } from './render-route.ts'
import { putStylesInside, toLinkedHtml } from './styles-inside.ts'

const NO_BODY = Buffer.alloc(0)
const STALE_MARK = ['X-Menagerie-Stale', 'render-failed']

/** Answers with a cached page, or with 304 when the visitor has it already. */
export function sendPage(runtime: PageRuntime, cached: CachedPage, request: PageRequest): Answer {
  const { parts, cache } = runtime
  const { acceptEncoding, ifNoneMatch, isArrival } = request
  const encoding = chooseEncoding(acceptEncoding)
  const page = isArrival ? (cached.arrival ?? toArrival(runtime, cached)) : cached.page
  if (ifNoneMatch === undefined) return cache.answer(cached, encoding, page)
  // Both forms have the same content: a browser that has either of them needs nothing new.
  const other = page === cached.page ? cached.arrival : cached.page
  const had = [page, other].find((form) => form !== undefined && isNoneMatch(ifNoneMatch, toEtag(form, encoding)))
  if (had === undefined) return cache.answer(cached, encoding, page)
  parts.metrics.count('page:not-modified', cached.site)
  cache.use(cached)
  return toAnswer(304, [...had.headers, 'ETag', toEtag(had, encoding), ...had.vary, ...REVALIDATE], NO_BODY)
}

/** Returns the form for visitors from elsewhere: the page itself where it has no styles. */
function toArrival({ parts, cache }: PageRuntime, cached: CachedPage): StoredPage {
  const { page } = cached
  // Documents for programs have one form only.
  if (page.vary !== VARY_PAGE) return page
  const inside = putStylesInside({ html: toPageHtml(page).toString(), headers: page.headers }, parts.stylesInside)
  if (inside === undefined) return page
  return cache.keepArrival(cached, toOtherForm(page, 'in', inside.html, inside.headers), toLinkedHtml)
}

/** Answers with the last good page, while it cannot be rendered again. */
export function sendStale(runtime: PageRuntime, cached: CachedPage, { acceptEncoding }: PageRequest): Answer {
  const { parts, cache, headers } = runtime
  parts.metrics.count('page:stale', cached.site)
  const encoding = chooseEncoding(acceptEncoding)
  const own = [...headers, ...toEncodingHeader(encoding), ...VARY_PAGE, ...STALE_MARK, ...NO_STORE]
  return toAnswer(cached.page.status, own, cache.lastGood(cached, encoding).body)
}

/** Answers with a page that contains typed input: cached neither here nor on the way. */
export function sendUncached(runtime: PageRuntime, rendered: Rendered, request: PageRequest): Answer {
  return send(runtime, rendered, request, { status: 200, own: [...VARY_PAGE, ...NO_STORE] })
}

type Private = { status?: number; headers?: readonly string[] }

/** Answers with a page for one visitor. */
export function sendPrivate(runtime: PageRuntime, rendered: Rendered, request: PageRequest, own: Private = {}): Answer {
  const { status = 200, headers = [] } = own
  return send(runtime, rendered, request, { status, own: [...headers, ...VARY_VISITOR, ...NO_STORE] })
}

type SentHead = { status: number; own: readonly string[] }

function send(runtime: PageRuntime, rendered: Rendered, request: PageRequest, { status, own }: SentHead): Answer {
  const encoding = chooseEncoding(request.acceptEncoding)
  const page = { html: rendered.text, headers: headersOf(runtime, rendered) }
  const { html, headers } = (request.isArrival && putStylesInside(page, runtime.parts.stylesInside)) || page
  const all = [...headers, ...own, ...toEncodingHeader(encoding)]
  return toAnswer(status, all, encode(Buffer.from(html), encoding))
}

export function headersOf({ parts }: PageRuntime, { policy, framePolicy, hasFilm, type }: Rendered): string[] {
  if (framePolicy !== undefined) return frameHeaders(parts, framePolicy)
  return documentHeaders({ ...parts, policy, policySettings: { ...parts.policySettings, hasFilm } }, type)
}
