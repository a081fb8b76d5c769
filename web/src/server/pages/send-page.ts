import { chooseEncoding, encode } from '../../platform/content-encoding.ts'
import type { CachedPage } from '../cache/cached-page.ts'
import { toEncodingHeader, toEtag } from '../cache/stored-page.ts'
import { type Answer, toAnswer } from '../http/answer.ts'
import { documentHeaders, frameHeaders, NO_STORE, REVALIDATE, VARY_ENCODING, VARY_VISITOR } from '../http/headers.ts'
import { isNoneMatch } from '../http/if-none-match.ts'
import type { PageRequest } from './page-request.ts'
import type { PageRuntime } from './page-runtime.ts'
import type { Rendered } from './render-route.ts'

const NO_BODY = Buffer.alloc(0)
const STALE_MARK = ['X-Menagerie-Stale', 'render-failed']

/** A page of the cache, or word that the visitor has it already. */
export function sendPage({ parts, cache }: PageRuntime, cached: CachedPage, request: PageRequest): Answer {
  const { acceptEncoding, ifNoneMatch } = request
  const encoding = chooseEncoding(acceptEncoding)
  if (ifNoneMatch === undefined) return cache.answer(cached, encoding)
  const etag = toEtag(cached.page, encoding)
  if (!isNoneMatch(ifNoneMatch, etag)) return cache.answer(cached, encoding)
  parts.metrics.count('page:not-modified', cached.site)
  cache.use(cached)
  return toAnswer(304, [...cached.page.headers, 'ETag', etag, ...VARY_ENCODING, ...REVALIDATE], NO_BODY)
}

/** The last good page, while it cannot be rendered anew. */
export function sendStale(runtime: PageRuntime, cached: CachedPage, { acceptEncoding }: PageRequest): Answer {
  const { parts, cache, headers } = runtime
  parts.metrics.count('page:stale', cached.site)
  const encoding = chooseEncoding(acceptEncoding)
  const own = [...headers, ...toEncodingHeader(encoding), ...VARY_ENCODING, ...STALE_MARK, ...NO_STORE]
  return toAnswer(cached.page.status, own, cache.lastGood(cached, encoding).body)
}

/** What a visitor typed is in it: not kept here, nor by a cache on the way. */
export function sendUncached(runtime: PageRuntime, rendered: Rendered, request: PageRequest): Answer {
  return send(rendered, request, 200, [...headersOf(runtime, rendered), ...VARY_ENCODING, ...NO_STORE])
}

type Private = { status?: number; headers?: readonly string[] }

/** Made for one visitor. */
export function sendPrivate(runtime: PageRuntime, rendered: Rendered, request: PageRequest, own: Private = {}): Answer {
  const { status = 200, headers = [] } = own
  return send(rendered, request, status, [...headersOf(runtime, rendered), ...headers, ...VARY_VISITOR, ...NO_STORE])
}

function send({ text }: Rendered, { acceptEncoding }: PageRequest, status: number, headers: readonly string[]): Answer {
  const encoding = chooseEncoding(acceptEncoding)
  return toAnswer(status, [...headers, ...toEncodingHeader(encoding)], encode(Buffer.from(text), encoding))
}

export function headersOf({ parts }: PageRuntime, { policy, framePolicy, type }: Rendered): string[] {
  return framePolicy === undefined ? documentHeaders({ ...parts, policy }, type) : frameHeaders(parts, framePolicy)
}
