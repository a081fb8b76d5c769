import type { BrandLocale } from '@menagerie/brands/brand-locale'
import { chooseEncoding, encode } from '../../platform/content-encoding.ts'
import { toErrorFields } from '../../platform/log.ts'
import { createRequestId } from '../../platform/request-id.ts'
import { toCdnHeader } from '../cache/cdn-tags.ts'
import { FragmentCache } from '../cache/fragment-cache.ts'
import { type CachedPage, PageCache } from '../cache/page-cache.ts'
import { answerIn, toEncodingHeader, toEtag, toStoredPage } from '../cache/stored-page.ts'
import { type Answer, toAnswer } from '../http/answer.ts'
import { documentHeaders, frameHeaders, NO_STORE, REVALIDATE } from '../http/headers.ts'
import { isNoneMatch } from '../http/if-none-match.ts'
import type { RESULTS } from '../metrics/metric-families.ts'
import type { RedirectRoute, SiteParts } from '../site-parts.ts'
import { type CreateContext, contextCreator } from './create-context.ts'
import { type DeclaredQuery, NO_QUERY, readQuery } from './declared-query.ts'
import { type PageRequest, splitTarget } from './page-request.ts'
import { BAD_REQUEST_PAGE, FAILED_PAGE, STARTING_PAGE } from './plain-page.ts'
import { findRoute, renderError, renderRoute } from './render-route.ts'

/** A page whose render failed is shown as it last was, and tried again this much later. */
const RETRY_FAILED_MS = 1_000
const RETRY_UNAVAILABLE_S = 5
/** All other visitors wait as long: an operator should know. */
const SLOW_RENDER_MS = 250
const NO_BODY = Buffer.alloc(0)
const VARY = ['Vary', 'Accept-Encoding']
const STALE_MARK = ['X-Menagerie-Stale', 'render-failed']
/** What may go into a Location as it came. */
const PRINTABLE = /^[!-~]*$/

type Failure = { error: unknown; tags: ReadonlySet<string> }
/** What is asked for, once its address is known to be a good one. */
type Asked = { request: PageRequest; site: BrandLocale; pathname: string; query: string }

type RenderReason = (typeof RESULTS.render)[number]

function toReason(lastGood: CachedPage | undefined): RenderReason {
  if (lastGood === undefined) return 'cold'
  return lastGood.retryAt === 0 ? 'dropped' : 'retried'
}

/** Answers GETs of pages, from the cache or rendered now. */
export class Pages {
  readonly cache: PageCache
  readonly #parts: SiteParts
  readonly #fragments = new FragmentCache()
  readonly #createContext: CreateContext
  readonly #headers: readonly string[]
  #isLoaded = false

  constructor(parts: SiteParts) {
    this.#parts = parts
    this.cache = new PageCache(parts.cacheBytes)
    this.#createContext = contextCreator(parts, this.#fragments)
    this.#headers = documentHeaders(parts)
  }

  /** Synchronous from the address to the bytes: a crowd on a cold page renders it once, and no drop can come between. */
  answer(request: PageRequest): Answer {
    const { pathname, query } = splitTarget(request.target)
    const cached = this.#findFresh(request.origin + pathname, query)
    if (cached !== undefined) return this.#hit(cached, request)
    this.#isLoaded ||= this.#parts.replica.state() !== undefined
    if (!this.#isLoaded) return this.#unavailable()
    const resolved = this.#parts.addressing.resolve(request.origin, pathname)
    if (resolved === undefined) return this.#unreadable()
    const { site, path, canonical } = resolved
    const asked = { request, site, pathname, query }
    return canonical ? this.#render(asked, path) : this.#toCanonical(asked, path)
  }

  /** A plain page that is still fresh tells which names of a query count here, without a look at the replica. */
  #findFresh(key: string, query: string): CachedPage | undefined {
    const plain = this.cache.find(key)
    if (!plain?.fresh) return undefined
    if (query === '' || plain.fields.length === 0) return plain
    const asked = readQuery(plain.fields, query)
    if (asked === undefined || !asked.isStored) return undefined
    if (asked.suffix === '') return plain
    const variant = this.cache.find(key + asked.suffix)
    return variant?.fresh ? variant : undefined
  }

  #hit(cached: CachedPage, request: PageRequest): Answer {
    this.#parts.metrics.count('page:hit')
    return this.#send(cached, request)
  }

  /** Drops the pages that read one of the tags. To be called in the turn in which the replica changed. */
  drop(tags: ReadonlySet<string>): void {
    this.#parts.metrics.droppedPages += this.cache.drop(this.#fragments.drop(tags))
  }

  /** The same, when nobody can say what has changed. */
  dropAll(): void {
    this.#fragments.dropAll()
    this.#parts.metrics.droppedPages += this.cache.dropAll()
  }

  #render(asked: Asked, path: string): Answer {
    const { request, site, pathname } = asked
    const declared = this.#readDeclared(asked, path)
    if (declared === undefined) return this.#notFound(asked)
    const plainKey = request.origin + pathname
    const key = plainKey + declared.suffix
    const lastGood = declared.isStored ? this.cache.find(key) : undefined
    if (lastGood?.fresh) return this.#hit(lastGood, request)
    if (lastGood !== undefined && this.#parts.clock() < lastGood.retryAt) return this.#stale(lastGood, request)
    const began = performance.now()
    const rendered = renderRoute(this.#parts.templates, this.#createContext, site, path, declared.values)
    if (rendered.status === 200 || rendered.status === 500) {
      const reason = declared.isStored ? toReason(lastGood) : 'typed'
      this.#noteRender(asked, reason, performance.now() - began)
    }
    if (rendered.status === 500) return this.#failed(asked, rendered, lastGood)
    if (rendered.status === 200) {
      this.#parts.metrics.count('page:rendered')
      if (!declared.isStored) return this.#sendOnce(rendered.text, request)
      const { type, isFramed, framePolicy, tags } = rendered
      const ownHeaders =
        framePolicy === undefined
          ? documentHeaders({ ...this.#parts, isFramed }, type)
          : frameHeaders(this.#parts, framePolicy)
      const headers = [...ownHeaders, ...this.#cdnTags(tags)]
      const page = toStoredPage(200, rendered.text, headers)
      const variantOf = declared.suffix === '' ? undefined : plainKey
      return this.#send(this.cache.put(key, page, rendered.tags, { fields: rendered.fields, variantOf }), request)
    }
    // What stood here is gone: should a later render fail, it must not come back.
    this.cache.remove(plainKey)
    return rendered.status === 404 ? this.#notFound(asked) : this.#redirect(rendered, site, asked.query)
  }

  /** Undefined: nothing stands there, such as a page after the last one. */
  #readDeclared({ site, query }: Asked, path: string): DeclaredQuery | undefined {
    if (query === '') return NO_QUERY
    const route = findRoute(this.#parts.templates, this.#createContext, site, path)
    return route?.status === 200 ? readQuery(route.fields ?? [], query) : NO_QUERY
  }

  #noteRender({ site, pathname }: Asked, reason: RenderReason, ms: number): void {
    const { metrics, log } = this.#parts
    metrics.count(`render:${reason}`)
    metrics.observe('render', ms / 1_000)
    const note = ms > SLOW_RENDER_MS ? log.warn : log.debug
    note('A page was rendered', { site: site.id, pathname, reason, ms: Math.round(ms * 10) / 10 })
  }

  #send(cached: CachedPage, { acceptEncoding, ifNoneMatch }: PageRequest): Answer {
    const encoding = chooseEncoding(acceptEncoding)
    if (ifNoneMatch === undefined) return this.cache.answer(cached, encoding)
    const etag = toEtag(cached.page, encoding)
    if (!isNoneMatch(ifNoneMatch, etag)) return this.cache.answer(cached, encoding)
    this.#parts.metrics.count('page:not-modified')
    this.cache.use(cached)
    return toAnswer(304, [...cached.page.headers, 'ETag', etag, ...VARY, ...REVALIDATE], NO_BODY)
  }

  /** What a visitor typed is in it: not kept here, nor by anybody on the way. */
  #sendOnce(html: string, { acceptEncoding }: PageRequest): Answer {
    const encoding = chooseEncoding(acceptEncoding)
    const headers = [...this.#headers, ...toEncodingHeader(encoding), ...VARY, ...NO_STORE]
    return toAnswer(200, headers, encode(Buffer.from(html), encoding))
  }

  /** One page for all unknown paths of a locale; which path was asked for is not kept. */
  #notFound(asked: Asked): Answer {
    const { request, site } = asked
    this.#parts.metrics.count('page:not-found')
    const key = `404 ${site.id}`
    const known = this.cache.find(key)
    const encoding = chooseEncoding(request.acceptEncoding)
    if (known?.fresh) return this.cache.answer(known, encoding)
    const shown = renderError(this.#parts.templates, this.#createContext, site, 404)
    if ('error' in shown) return this.#failed(asked, { ...shown, tags: new Set() }, known)
    return this.cache.answer(this.cache.put(key, toStoredPage(404, shown.html, this.#headers), shown.tags), encoding)
  }

  #failed({ request, site, pathname }: Asked, { error, tags }: Failure, lastGood: CachedPage | undefined): Answer {
    const { log, clock, metrics, templates } = this.#parts
    const requestId = createRequestId()
    // Once, not with every try while it stays broken.
    if (lastGood === undefined || lastGood.retryAt === 0) {
      log.error('A page could not be rendered', { requestId, site: site.id, pathname, ...toErrorFields(error) })
    }
    if (lastGood !== undefined) {
      this.cache.postpone(lastGood, tags, clock() + RETRY_FAILED_MS)
      return this.#stale(lastGood, request)
    }
    metrics.count('page:failed')
    const shown = renderError(templates, this.#createContext, site, 500)
    const body = 'error' in shown ? FAILED_PAGE : Buffer.from(shown.html)
    return toAnswer(500, [...this.#headers, 'X-Request-Id', requestId, ...NO_STORE], body)
  }

  #stale({ page }: CachedPage, { acceptEncoding }: PageRequest): Answer {
    this.#parts.metrics.count('page:stale')
    const encoding = chooseEncoding(acceptEncoding)
    const headers = [...this.#headers, ...toEncodingHeader(encoding), ...VARY, ...STALE_MARK, ...NO_STORE]
    return toAnswer(page.status, headers, answerIn(page, encoding).body)
  }

  /** Another form of an address leads to the one form, or in the same step to wherever that leads, if anywhere. */
  #toCanonical(asked: Asked, path: string): Answer {
    const { site, query } = asked
    const route = findRoute(this.#parts.templates, this.#createContext, site, path)
    if (route?.status === 404) return this.#notFound(asked)
    const isThere = route === undefined || route.status === 200
    return this.#redirect(isThere ? { status: 301, path } : route, site, query)
  }

  #redirect(to: RedirectRoute, site: BrandLocale, query: string): Answer {
    this.#parts.metrics.count('page:redirect')
    const caching = to.status === 303 ? NO_STORE : REVALIDATE
    const headers = ['Location', this.#toLocation(to, site, query), ...this.#headers, ...caching]
    return toAnswer(to.status, headers, NO_BODY)
  }

  /** The query goes along to where it may mean the same: not to other websites, and not to who was only sent home. */
  #toLocation(to: RedirectRoute, site: BrandLocale, query: string): string {
    if ('url' in to) return to.url
    const href = this.#parts.addressing.links(site).href(to.path)
    return to.status !== 303 && PRINTABLE.test(query) ? href + query : href
  }

  #cdnTags(tags: ReadonlySet<string>): string[] {
    const { cdnTagHeader } = this.#parts
    return cdnTagHeader === undefined ? [] : toCdnHeader(cdnTagHeader, this.#fragments.withReads(tags))
  }

  #unavailable(): Answer {
    this.#parts.metrics.count('page:unavailable')
    return toAnswer(503, [...this.#headers, 'Retry-After', String(RETRY_UNAVAILABLE_S), ...NO_STORE], STARTING_PAGE)
  }

  #unreadable(): Answer {
    this.#parts.metrics.count('other:bad-request')
    return toAnswer(400, [...this.#headers, ...NO_STORE], BAD_REQUEST_PAGE)
  }
}
