type Node<Item> = { tag: string; items: Set<Item> }

/** Items by the tags that they depend on. Each tag's text is stored once, however many items read it. */
export class TagIndex<Item> {
  readonly #nodes = new Map<string, Node<Item>>()
  readonly #nodesOf = new Map<Item, Node<Item>[]>()

  /** Replaces the tags of the item. */
  set(item: Item, tags: Iterable<string>): void {
    this.remove(item)
    const nodes: Node<Item>[] = []
    for (const tag of tags) {
      const node = this.#nodes.get(tag) ?? { tag, items: new Set() }
      this.#nodes.set(tag, node)
      node.items.add(item)
      nodes.push(node)
    }
    this.#nodesOf.set(item, nodes)
  }

  remove(item: Item): void {
    for (const node of this.#nodesOf.get(item) ?? []) {
      node.items.delete(item)
      if (node.items.size === 0) this.#nodes.delete(node.tag)
    }
    this.#nodesOf.delete(item)
  }

  /** Removes and returns all items that depend on one of the tags. */
  take(tags: Iterable<string>): Item[] {
    const taken = new Set<Item>()
    for (const tag of tags) {
      for (const item of this.#nodes.get(tag)?.items ?? []) taken.add(item)
    }
    for (const item of taken) this.remove(item)
    return [...taken]
  }

  tagsOf(item: Item): string[] {
    return (this.#nodesOf.get(item) ?? []).map(({ tag }) => tag)
  }

  takeAll(): Item[] {
    const taken = [...this.#nodesOf.keys()]
    this.#nodes.clear()
    this.#nodesOf.clear()
    return taken
  }

  /** Number of different tags. */
  get size(): number {
    return this.#nodes.size
  }
}
