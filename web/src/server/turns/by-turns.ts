/**
 * Waiting items by visitor: each visitor has a queue, and the first of each queue is taken in turn. Every other turn
 * goes to a visitor that had nothing waiting before, so a newcomer to many long queues comes next.
 */
export class ByTurns<Item> {
  /** A Map keeps its order: the visitor whose turn it is comes first. */
  readonly #lines = new Map<string, Item[]>()
  /** Queues of which nothing was taken yet. */
  readonly #fresh = new Map<string, Item[]>()
  #size = 0
  #tookFresh = false

  get size(): number {
    return this.#size
  }

  add(visitor: string, item: Item): void {
    const line = this.#lines.get(visitor) ?? this.#fresh.get(visitor)
    if (line === undefined) this.#fresh.set(visitor, [item])
    else line.push(item)
    this.#size += 1
  }

  /** Removes an item from its queue; returns false where it is in none. */
  remove(visitor: string, item: Item): boolean {
    const lines = this.#lines.has(visitor) ? this.#lines : this.#fresh
    const line = lines.get(visitor) ?? []
    const at = line.indexOf(item)
    if (at < 0) return false
    line.splice(at, 1)
    if (line.length === 0) lines.delete(visitor)
    this.#size -= 1
    return true
  }

  take(): Item | undefined {
    const isFresh = this.#fresh.size > 0 && (this.#lines.size === 0 || !this.#tookFresh)
    this.#tookFresh = isFresh
    const lines = isFresh ? this.#fresh : this.#lines
    for (const [visitor, line] of lines) {
      const item = line.shift()
      lines.delete(visitor)
      if (line.length > 0) this.#lines.set(visitor, line)
      this.#size -= 1
      return item
    }
    return undefined
  }
}
