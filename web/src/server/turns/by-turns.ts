/** What visitors wait for: each has a line of its own, and the first of every line is taken by turns. */
export class ByTurns<Item> {
  /** A Map keeps its order: the visitor whose turn it is stands first. */
  readonly #lines = new Map<string, Item[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  add(visitor: string, item: Item): void {
    const line = this.#lines.get(visitor)
    if (line === undefined) this.#lines.set(visitor, [item])
    else line.push(item)
    this.#size += 1
  }

  take(): Item | undefined {
    for (const [visitor, line] of this.#lines) {
      const item = line.shift()
      this.#lines.delete(visitor)
      if (line.length > 0) this.#lines.set(visitor, line)
      this.#size -= 1
      return item
    }
    return undefined
  }
}
