import type { QueryField } from '../../platform/query-field.ts'
import { createRequestId } from '../../platform/request-id.ts'
import type { CachedPage } from '../cache/cached-page.ts'
import { FailedRenders } from '../cache/failed-renders.ts'
import { toStoredPage } from '../cache/stored-page.ts'
import type { Answer } from '../http/answer.ts'
import { HTML, VARY_ENCODING, VARY_PAGE } from '../http/headers.ts'
import type { SiteRoute } from '../site-parts.ts'
import { readDeclaredQuery } from './declared-query.ts'
import { errorPage, lastGoodPage, logFailure, notFoundPage, RETRY_FAILED_MS } from './error-pages.ts'
import { findLoad, takesSecret } from './find-load.ts'
import { noteRender, type RenderReason } from './note-render.ts'
import { type PageRequest, splitTarget } from './page-request.ts'
import type { PageRuntime } from './page-runtime.ts'
import { type ReadAddress, readAddress } from './read-address.ts'
import { redirectPage, toCanonical } from './redirect-page.ts'
import { type FoundRoute, findRoute, type Rendered, type RenderFailure, renderFound } from './render-route.ts'
import { headersOf, sendPage, sendStale, sendUncached } from './send-page.ts'

type RouteHere = Extract<SiteRoute, { status: 200 }>
type Drawing = { mayDraw: boolean }
type Showing = Drawing & { plainKey: string }
type CachedAnswer = Answer | 'cold' | undefined

/** Pages that are the same for all visitors: answered from the cache, or rendered now and cached. */
export class CachedPages {
  readonly #runtime: PageRuntime
  readonly #failed = new FailedRenders()

  constructor(runtime: PageRuntime) {
    this.#runtime = runtime
  }

  /**
   * Synchronous from the address to the bytes, so no drop can come between. Undefined: a live page. `cold`: the page
   * must be rendered, which takes a turn of the event loop (`cold-pages.ts`).
   */
  answer(request: PageRequest, { mayDraw }: Drawing): CachedAnswer {
    const { pathname, query } = splitTarget(request.target)
    const cached = this.#findFresh(request.origin + pathname, query)
    if (cached !== undefined) return this.#hit(cached, request)
    const asked = readAddress(this.#runtime, request)
    return 'status' in asked ? asked : this.#find(asked, mayDraw)
  }

  /** Drops pages by tags; these must include the tags of dropped fragments. Must be called in the same turn in which the replica changed. */
  drop(tags: ReadonlySet<string>): number {
    this.#failed.drop(tags)
    return this.#runtime.cache.drop(tags)
  }

  dropAll(): number {
    this.#failed.dropAll()
    return this.#runtime.cache.dropAll()
  }

  /** Finds a fresh page for a query: the plain page, if fresh, lists the query names that count, without a look at the replica. */
  #findFresh(key: string, query: string): CachedPage | undefined {
    const { cache } = this.#runtime
    const plain = cache.find(key)
    if (!plain?.fresh) return undefined
    if (query === '' || plain.fields.length === 0) return plain
    const asked = readDeclaredQuery(plain.fields, query)
    if (asked === undefined || !asked.isStored) return undefined
    if (asked.suffix === '') return plain
    const variant = cache.find(key + asked.suffix)
    return variant?.fresh ? variant : undefined
  }

  #hit(cached: CachedPage, request: PageRequest): Answer {
    this.#runtime.parts.metrics.count('page:hit', cached.site)
    return sendPage(this.#runtime, cached, request)
  }

  #find(asked: ReadAddress, mayDraw: boolean): CachedAnswer {
    const { parts, createContext, cache } = this.#runtime
    const plainKey = asked.request.origin + asked.pathname
    const found = findRoute(parts.templates, createContext, asked)
    if (!asked.isCanonical && !('error' in found) && takesSecret(found.route)) return undefined
    if (!asked.isCanonical) {
      const to = toCanonical(asked.path, 'error' in found ? undefined : found.route)
      return to ? redirectPage(this.#runtime, asked, to, found.tags) : notFoundPage(this.#runtime, asked, found.tags)
    }
    if ('error' in found && !mayDraw) return 'cold'
    if ('error' in found)
      return this.#lastFailure(asked, plainKey) ?? this.#failedAt(asked, found, plainKey, cache.find(plainKey))
    const { route } = found
    if (route.status === 200) return this.#show(asked, found, route, { plainKey, mayDraw })
    // The page no longer exists: if a later render fails, the last good one must not come back.
    cache.remove(plainKey)
    if (route.status === 404) return notFoundPage(this.#runtime, asked, found.tags)
    return redirectPage(this.#runtime, asked, route, found.tags)
  }

  #show(asked: ReadAddress, found: FoundRoute, route: RouteHere, { plainKey, mayDraw }: Showing): CachedAnswer {
    const { parts, cache } = this.#runtime
    const declared = readDeclaredQuery(route.fields ?? [], asked.query)
    if (declared === undefined) return notFoundPage(this.#runtime, asked, found.tags)
    if (findLoad(route, declared) !== undefined) return undefined
    const key = plainKey + declared.suffix
    const lastGood = declared.isStored ? cache.find(key) : undefined
    if (lastGood?.fresh) return this.#hit(lastGood, asked.request)
    if (lastGood !== undefined && parts.clock() < lastGood.retryAt)
      return sendStale(this.#runtime, lastGood, asked.request)
    if (!mayDraw) return 'cold'
    const failed = this.#lastFailure(asked, key)
    if (failed !== undefined) return failed
    const began = performance.now()
    const rendered = renderFound(parts.templates, found, route, { query: declared.values })
    noteRender(parts, asked, declared.isStored ? toReason(lastGood) : 'typed', performance.now() - began)
    if (rendered === undefined) {
      cache.remove(plainKey)
      return notFoundPage(this.#runtime, asked, found.tags)
    }
    if ('error' in rendered) return this.#failedAt(asked, rendered, key, lastGood)
    parts.metrics.count('page:rendered', asked.site.id)
    if (!declared.isStored) return sendUncached(this.#runtime, rendered, asked.request)
    return this.#keep(asked, found, rendered, { key, fields: route.fields ?? [], isPlain: declared.suffix === '' })
  }

  #keep(
    { request, pathname, site }: ReadAddress,
    { tags }: FoundRoute,
    rendered: Rendered,
    { key, fields, isPlain }: KeptQuery,
  ): Answer {
    const headers = [...headersOf(this.#runtime, rendered), ...this.#runtime.cdnTags(tags)]
    const variantOf = isPlain ? undefined : request.origin + pathname
    const page = toStoredPage(200, rendered.text, headers, isPage(rendered) ? VARY_PAGE : VARY_ENCODING)
    return sendPage(
      this.#runtime,
      this.#runtime.cache.put(key, page, tags, { fields, variantOf, site: site.id }),
      request,
    )
  }

  /** Returns the same error page, with the request id of the log, while it is too early for another try. */
  #lastFailure(asked: ReadAddress, key: string): Answer | undefined {
    const failed = this.#failed.find(key, this.#runtime.parts.clock())
    return failed && errorPage(this.#runtime, asked, { status: 500, requestId: failed.requestId })
  }

  #failedAt(asked: ReadAddress, failure: RenderFailure, key: string, lastGood: CachedPage | undefined): Answer {
    if (lastGood !== undefined) return lastGoodPage(this.#runtime, asked, failure, lastGood)
    const requestId = createRequestId()
    logFailure(this.#runtime, asked, failure, requestId)
    this.#failed.note({ key, requestId, retryAt: this.#runtime.parts.clock() + RETRY_FAILED_MS }, failure.tags)
    return errorPage(this.#runtime, asked, { status: 500, requestId })
  }
}

/** Tells whether it is a page of the site itself, with the site's styles. */
const isPage = ({ type, framePolicy }: Rendered) => type === HTML && framePolicy === undefined

type KeptQuery = { key: string; fields: readonly QueryField[]; isPlain: boolean }

function toReason(lastGood: CachedPage | undefined): RenderReason {
  if (lastGood === undefined) return 'cold'
  return lastGood.retryAt === 0 ? 'dropped' : 'retried'
}
