import { TagIndex } from './tag-index.ts'

type FailedRender = { key: string; requestId: string; retryAt: number }

/** With more than this, the oldest are forgotten and may be tried again early. */
const MAX_REMEMBERED = 1_000

/** Pages whose first render failed, so that there is no last good one: not tried again at once, and not logged with each request. */
export class FailedRenders {
  readonly #failed = new Map<string, FailedRender>()
  readonly #readers = new TagIndex<FailedRender>()

  /** Finds a page that may not be tried yet; a publish of something that it read allows a new try at once. */
  find(key: string, now: number): FailedRender | undefined {
    const failed = this.#failed.get(key)
    if (failed === undefined || now < failed.retryAt) return failed
    this.#forget(failed)
    return undefined
  }

  note(failed: FailedRender, tags: ReadonlySet<string>): void {
    this.#failed.set(failed.key, failed)
    this.#readers.set(failed, tags)
    const [oldest] = this.#failed.values()
    if (this.#failed.size > MAX_REMEMBERED && oldest !== undefined) this.#forget(oldest)
  }

  drop(tags: Iterable<string>): void {
    for (const { key } of this.#readers.take(tags)) this.#failed.delete(key)
  }

  dropAll(): void {
    this.#readers.takeAll()
    this.#failed.clear()
  }

  #forget(failed: FailedRender): void {
    this.#failed.delete(failed.key)
    this.#readers.remove(failed)
  }
}
