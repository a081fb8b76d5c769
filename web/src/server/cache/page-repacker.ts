import type { CachedPage } from './cached-page.ts'
import { repack, type StoredPage } from './stored-page.ts'

/** Further pages are added again with their next visitor. */
const MAX_WAITING = 100

/**
 * Compresses pages at the best level in the background, one at a time: each needs its HTML uncompressed meanwhile,
 * and a threadpool full of them would delay pictures.
 */
export class PageRepacker {
  readonly #waiting = new Map<StoredPage, CachedPage>()
  readonly #onGrowth: (cached: CachedPage, bytes: number) => void
  #isBusy = false

  constructor(onGrowth: (cached: CachedPage, bytes: number) => void) {
    this.#onGrowth = onGrowth
  }

  /** `page`: the form of the page to compress. */
  add(cached: CachedPage, page: StoredPage): void {
    if (this.#waiting.size >= MAX_WAITING) return
    this.#waiting.set(page, cached)
    if (!this.#isBusy) void this.#work()
  }

  async #work(): Promise<void> {
    this.#isBusy = true
    for (const [page, cached] of this.#waiting) {
      // A page that has changed meanwhile is not worth the work.
      const onGrowth = (bytes: number) => this.#onGrowth(cached, bytes)
      // A page that cannot be compressed stays as it is, and the next one follows.
      if (cached.fresh) await repack(page, onGrowth).catch(() => {})
      this.#waiting.delete(page)
    }
    this.#isBusy = false
  }
}
