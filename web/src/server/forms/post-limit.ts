/** How many posts a visitor may send in so many minutes. */
type PostLimitOptions = { posts: number; minutes: number }

/** Most addresses in memory; beyond that, the one with the oldest last post is forgotten. */
const MAX_VISITORS = 20_000
const MINUTE_MS = 60_000

/** Counts posts in a sliding window. Keys are held in memory only, and no longer than the window. */
export class PostLimit {
  readonly #posts: number
  readonly #windowMs: number
  /** Times of the posts that count, the oldest first; a Map keeps its order. */
  readonly #times = new Map<string, number[]>()

  constructor({ posts, minutes }: PostLimitOptions) {
    this.#posts = posts
    this.#windowMs = minutes * MINUTE_MS
  }

  /** Number of visitors in memory. */
  get size(): number {
    return this.#times.size
  }

  /** Returns the seconds until another post is allowed; 0 when it is now. */
  waitS(key: string, now: number): number {
    const times = this.#timesOf(key, now)
    const oldest = times.at(-this.#posts)
    return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest + this.#windowMs - now) / 1_000))
  }

  note(key: string, now: number): void {
    const times = [...this.#timesOf(key, now), now].slice(-this.#posts)
    this.#times.delete(key)
    this.#times.set(key, times)
    for (const [other, [...held]] of this.#times) {
      const isOver = (held.at(-1) ?? 0) + this.#windowMs <= now
      if (!isOver && this.#times.size <= MAX_VISITORS) return
      this.#times.delete(other)
    }
  }

  #timesOf(key: string, now: number): number[] {
    return (this.#times.get(key) ?? []).filter((time) => time + this.#windowMs > now)
  }
}
