import type { CachedPage } from './cached-page.ts'
import { repack, type StoredPage } from './stored-page.ts'

/** More than that come back with their next visitor. */
const MAX_WAITING = 100

/**
 * Packs pages well at leisure, one at a time: each needs its HTML unpacked meanwhile, and a threadpool full of them would keep
 * pictures waiting.
 */
export class PageRepacker {
  readonly #waiting = new Map<StoredPage, CachedPage>()
  readonly #onGrowth: (cached: CachedPage, bytes: number) => void
  #isBusy = false

  constructor(onGrowth: (cached: CachedPage, bytes: number) => void) {
    this.#onGrowth = onGrowth
  }

  /** `page`: one form of it. */
  add(cached: CachedPage, page: StoredPage): void {
    if (this.#waiting.size >= MAX_WAITING) return
    this.#waiting.set(page, cached)
    if (!this.#isBusy) void this.#work()
  }

  async #work(): Promise<void> {
    this.#isBusy = true
    for (const [page, cached] of this.#waiting) {
      // What has changed meanwhile is not worth it any more.
      const onGrowth = (bytes: number) => this.#onGrowth(cached, bytes)
      // A page that cannot be packed stays as it is, and the next one has its turn.
      if (cached.fresh) await repack(page, onGrowth).catch(() => {})
      this.#waiting.delete(page)
    }
    this.#isBusy = false
  }
}
