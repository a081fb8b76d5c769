import type { ContentEncoding } from '../../platform/content-encoding.ts'
import type { QueryField } from '../../platform/query-field.ts'
import type { Answer } from '../http/answer.ts'
import type { CachedPage } from './cached-page.ts'
import { PageRepacker } from './page-repacker.ts'
import { answerIn, leaveToSource, type StoredPage, sizeOf, toPageHtml } from './stored-page.ts'
import { TagIndex } from './tag-index.ts'

type Extras = { fields?: readonly QueryField[]; variantOf?: string | undefined; site?: string }

/** Memory that a page takes besides its bytes and headers, and for each tag that it reads: measured by `page-cache.int.test.ts`. */
const OVERHEAD_BYTES = 2_200
const TAG_BYTES = 90

/**
 * Rendered pages by origin and address, within a limit of bytes; evicts the least recently used. `drop` is exact: it
 * marks only the pages that read one of the tags.
 */
export class PageCache {
  /** A Map keeps its order: the page used last is its last entry. */
  readonly #pages = new Map<string, CachedPage>()
  readonly #variants = new Map<string, Set<string>>()
  readonly #readers = new TagIndex<CachedPage>()
  readonly #repacker = new PageRepacker((cached, bytes) => this.#grow(cached, bytes))
  readonly #limit: number
  #newest: CachedPage | undefined
  #bytes = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  find(key: string): CachedPage | undefined {
    return this.#pages.get(key)
  }

  /** Keeps the page, unless it is larger than all that may be kept. */
  put(
    key: string,
    page: StoredPage,
    tags: ReadonlySet<string>,
    { fields = [], variantOf, site }: Extras = {},
  ): CachedPage {
    this.#forget(key)
    const bytes = sizeOf(page) + OVERHEAD_BYTES + tags.size * TAG_BYTES
    const cached: CachedPage = {
      key,
      page,
      arrival: undefined,
      fields,
      variantOf,
      site,
      fresh: true,
      retryAt: 0,
      bytes,
    }
    if (bytes > this.#limit) return cached
    this.#pages.set(key, cached)
    this.#newest = cached
    this.#readers.set(cached, tags)
    if (variantOf !== undefined) this.#variants.set(variantOf, this.#variantsOf(variantOf).add(key))
    this.#bytes += bytes
    this.#shrink()
    return cached
  }

  /** Marks a page as used; must be called for every answer made from it. */
  use(cached: CachedPage): void {
    if (this.#newest === cached || this.#pages.get(cached.key) !== cached) return
    this.#pages.delete(cached.key)
    this.#pages.set(cached.key, cached)
    this.#newest = cached
  }

  /** `page`: the form of the page that is asked for. */
  answer(cached: CachedPage, encoding: ContentEncoding, page: StoredPage = cached.page): Answer {
    this.use(cached)
    const known = page.answers[encoding]
    if (known !== undefined) {
      // The second request shows that the page is in demand: it is compressed better for the third.
      if (encoding === 'br' && !page.isPackedWell) this.#repacker.add(cached, page)
      return known
    }
    return this.#encode(cached, encoding, page)
  }

  /** Keeps the form for visitors from elsewhere. Where the page itself was not asked for yet, it is derived from that form when needed. */
  keepArrival(cached: CachedPage, arrival: StoredPage, toPage: (arrival: string) => string): StoredPage {
    cached.arrival = arrival
    const freed = leaveToSource(cached.page, () => Buffer.from(toPage(toPageHtml(arrival).toString())))
    this.#grow(cached, sizeOf(arrival) - freed)
    return arrival
  }

  /** Returns the last good page in one encoding; callers must change it before they send it. Its bytes count like all others. */
  lastGood(cached: CachedPage, encoding: ContentEncoding): Answer {
    this.use(cached)
    return cached.page.answers[encoding] ?? this.#encode(cached, encoding, cached.page)
  }

  #encode(cached: CachedPage, encoding: ContentEncoding, page: StoredPage): Answer {
    const answer = answerIn(page, encoding, (bytes) => this.#grow(cached, bytes))
    this.#shrink()
    return answer
  }

  #grow(cached: CachedPage, bytes: number): void {
    if (this.#pages.get(cached.key) !== cached) return
    cached.bytes += bytes
    this.#bytes += bytes
  }

  /** Notes that the render of a stale page has failed: no new try before `retryAt`, unless one of these tags changes earlier. */
  postpone(cached: CachedPage, tags: ReadonlySet<string>, retryAt: number): void {
    cached.retryAt = retryAt
    this.#readers.set(cached, tags)
  }

  /** Returns the number of pages that will be rendered again. */
  drop(tags: Iterable<string>): number {
    return this.#markStale(this.#readers.take(tags))
  }

  dropAll(): number {
    return this.#markStale(this.#readers.takeAll())
  }

  #markStale(dropped: readonly CachedPage[]): number {
    for (const cached of dropped) {
      cached.fresh = false
      cached.retryAt = 0
    }
    return dropped.length
  }

  /** Removes a page that no longer exists, together with its variants for queries. */
  remove(key: string): void {
    for (const variant of this.#variants.get(key) ?? []) this.#forget(variant)
    this.#forget(key)
  }

  #forget(key: string): void {
    const cached = this.#pages.get(key)
    if (cached === undefined) return
    this.#pages.delete(key)
    this.#readers.remove(cached)
    this.#bytes -= cached.bytes
    if (cached.variantOf === undefined) return
    const variants = this.#variantsOf(cached.variantOf)
    variants.delete(key)
    if (variants.size === 0) this.#variants.delete(cached.variantOf)
  }

  #variantsOf(key: string): Set<string> {
    return this.#variants.get(key) ?? new Set()
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#pages.size
  }

  #shrink(): void {
    for (const key of this.#pages.keys()) {
      if (this.#bytes <= this.#limit) return
      this.#forget(key)
    }
  }
}
