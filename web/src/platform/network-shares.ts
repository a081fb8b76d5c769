import { toNetworksAround } from '@menagerie/contract/visitor-networks'

/** What one network holds of a resource that all visitors share. */
class NetworkShare<Item> {
  /** The oldest first. */
  readonly items = new Set<Item>()
  /** How many times as much as one household it may hold. */
  readonly times: number

  constructor(times: number) {
    this.times = times
  }

  /** Items divided by the allowed multiple, so that networks compare with households. */
  get weight(): number {
    return this.items.size / this.times
  }
}

/** Items that visitors hold, counted by household and, for IPv6, by the wider networks around it: one customer may have 65,536 households. */
export class NetworkShares<Item> {
  readonly #networks = new Map<string, NetworkShare<Item>>()

  /** `visitor`: by `toVisitorKey`. */
  add(visitor: string, item: Item): void {
    for (const { key, times } of toNetworksAround(visitor)) {
      const share = this.#networks.get(key) ?? new NetworkShare<Item>(times)
      this.#networks.set(key, share)
      share.items.add(item)
    }
  }

  /** Returns false when it is not there. */
  remove(visitor: string, item: Item): boolean {
    let isThere = false
    for (const { key } of toNetworksAround(visitor)) {
      const share = this.#networks.get(key)
      isThere = share?.items.delete(item) ?? false
      if (share?.items.size === 0) this.#networks.delete(key)
    }
    return isThere
  }

  /** Returns the weight that the visitor would have with one more item: that of its heaviest network. */
  weighNext(visitor: string): number {
    const weights = toNetworksAround(visitor).map(
      ({ key, times }) => ((this.#networks.get(key)?.items.size ?? 0) + 1) / times,
    )
    return Math.max(...weights)
  }

  /** Returns the visitor's narrowest network with at least this weight, if any. */
  findHeavy(visitor: string, weight: number): NetworkShare<Item> | undefined {
    for (const { key } of toNetworksAround(visitor)) {
      const share = this.#networks.get(key)
      if (share !== undefined && share.weight >= weight) return share
    }
    return undefined
  }

  /** Returns the heaviest network of all; of two with the same weight the narrower one, which was added first. */
  findGreediest(): NetworkShare<Item> | undefined {
    let greediest: NetworkShare<Item> | undefined
    for (const share of this.#networks.values()) {
      if (greediest === undefined || share.weight > greediest.weight) greediest = share
    }
    return greediest
  }
}
