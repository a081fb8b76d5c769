/**
 * A map that keeps recently used values, within a limit on the sum of weights. It has two generations instead of an
 * exact order: a hit in the young one takes one look-up, and most reads move nothing.
 */
export class RecentMap<V> {
  readonly #halfWeight: number
  #young = new Map<string, { value: V; weight: number }>()
  #old = new Map<string, { value: V; weight: number }>()
  #youngWeight = 0

  constructor(maxWeight: number) {
    this.#halfWeight = maxWeight / 2
  }

  get(key: string): V | undefined {
    const young = this.#young.get(key)
    if (young) return young.value
    const old = this.#old.get(key)
    if (!old) return undefined
    this.#old.delete(key)
    this.set(key, old.value, old.weight)
    return old.value
  }

  set(key: string, value: V, weight = 1): void {
    this.delete(key)
    if (this.#youngWeight + weight > this.#halfWeight) {
      this.#old = this.#young
      this.#young = new Map()
      this.#youngWeight = 0
    }
    this.#young.set(key, { value, weight })
    this.#youngWeight += weight
  }

  delete(key: string): void {
    const young = this.#young.get(key)
    if (young) {
      this.#young.delete(key)
      this.#youngWeight -= young.weight
    }
    this.#old.delete(key)
  }

  get size(): number {
    return this.#young.size + this.#old.size
  }
}
