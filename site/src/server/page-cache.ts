import type { ContentEncoding } from '../platform/content-encoding.ts'
import type { Answer } from './answer.ts'
import { answerIn, repack, type StoredPage, sizeOf } from './stored-page.ts'
import { TagIndex } from './tag-index.ts'

export type CachedPage = {
  readonly key: string
  readonly page: StoredPage
  /** False after something that the page shows has changed: then it is only the last good page, shown if a render fails. */
  fresh: boolean
  /** After a failed render: not tried again before this time. */
  retryAt: number
  /** Asked for since the sweep last came by. */
  used: boolean
  /** Being packed well, or packed so already. */
  repacked: boolean
}

/** What a page costs beside its bytes: map entries, header texts, dependencies. An estimate. */
const OVERHEAD_BYTES = 2_000

/**
 * Rendered pages by origin and address, within a limit of bytes. `drop` is exact: it takes just the pages that read one of
 * the tags. What was not asked for since the last sweep leaves first.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>()
  readonly #readers = new TagIndex<CachedPage>()
  readonly #limit: number
  #bytes = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  find(key: string): CachedPage | undefined {
    return this.#pages.get(key)
  }

  put(key: string, page: StoredPage, tags: ReadonlySet<string>): CachedPage {
    this.remove(key)
    const cached: CachedPage = { key, page, fresh: true, retryAt: 0, used: false, repacked: false }
    this.#pages.set(key, cached)
    this.#readers.set(cached, tags)
    this.#bytes += sizeOf(page) + OVERHEAD_BYTES
    this.#shrink()
    return cached
  }

  answer(cached: CachedPage, encoding: ContentEncoding): Answer {
    cached.used = true
    const known = cached.page.answers[encoding]
    if (known !== undefined) {
      if (encoding === 'br' && !cached.repacked) this.#repack(cached)
      return known
    }
    const answer = answerIn(cached.page, encoding, (bytes) => this.#grow(cached, bytes))
    this.#shrink()
    return answer
  }

  /** The second visitor shows that a page is in demand; the third gets fewer bytes. */
  #repack(cached: CachedPage): void {
    cached.repacked = true
    void repack(cached.page, (bytes) => this.#grow(cached, bytes))
  }

  #grow(cached: CachedPage, bytes: number): void {
    if (this.#pages.get(cached.key) === cached) this.#bytes += bytes
  }

  /** A render of a page that is no longer fresh has failed: it waits, unless one of these tags changes before. */
  postpone(cached: CachedPage, tags: ReadonlySet<string>, retryAt: number): void {
    cached.retryAt = retryAt
    this.#readers.set(cached, tags)
  }

  /** The number of pages that will be rendered again. */
  drop(tags: Iterable<string>): number {
    const dropped = this.#readers.take(tags)
    for (const cached of dropped) {
      cached.fresh = false
      cached.retryAt = 0
    }
    return dropped.length
  }

  remove(key: string): void {
    const cached = this.#pages.get(key)
    if (cached === undefined) return
    this.#pages.delete(key)
    this.#readers.remove(cached)
    this.#bytes -= sizeOf(cached.page) + OVERHEAD_BYTES
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#pages.size
  }

  #shrink(): void {
    // A Map keeps the order of insertion while it is walked: a used page moves to the end once, then it is its turn.
    for (const [key, cached] of this.#pages) {
      if (this.#bytes <= this.#limit) return
      if (cached.used) {
        cached.used = false
        this.#pages.delete(key)
        this.#pages.set(key, cached)
      } else {
        this.remove(key)
      }
    }
  }
}
