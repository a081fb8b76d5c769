import type { CachedPage } from './cached-page.ts'
import { repack } from './stored-page.ts'

/** More than that come back with their next visitor. */
const MAX_WAITING = 100

/**
 * Packs pages well at leisure, one at a time: each needs its HTML unpacked meanwhile, and a threadpool full of them would keep
 * pictures waiting.
 */
export class PageRepacker {
  readonly #waiting = new Set<CachedPage>()
  readonly #onGrowth: (cached: CachedPage, bytes: number) => void
  #isBusy = false

  constructor(onGrowth: (cached: CachedPage, bytes: number) => void) {
    this.#onGrowth = onGrowth
  }

  add(cached: CachedPage): void {
    if (this.#waiting.size >= MAX_WAITING) return
    this.#waiting.add(cached)
    if (!this.#isBusy) void this.#work()
  }

  async #work(): Promise<void> {
    this.#isBusy = true
    for (const cached of this.#waiting) {
      // What has changed meanwhile is not worth it any more.
      const onGrowth = (bytes: number) => this.#onGrowth(cached, bytes)
      // A page that cannot be packed stays as it is, and the next one has its turn.
      if (cached.fresh) await repack(cached.page, onGrowth).catch(() => {})
      this.#waiting.delete(cached)
    }
    this.#isBusy = false
  }
}
