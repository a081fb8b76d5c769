import { NetworkShares } from '../../platform/network-shares.ts'

/** Thrown when one visitor has too much waiting; or when all together have, and this visitor has no less than others. */
export class TooManyWaiting extends Error {}

/** One piece of work, with all visitors that wait for it. */
export type Turn = { visitors: Set<string>; go: (() => void) | undefined }

type Limits = { atOnce: number; waiting: number; waitingOfVisitor: number }

/** Limits what runs at a time; visitors take turns, however much each of them has asked for. */
export class FairQueue {
  readonly #limits: Limits
  /** Queues by visitor, in the order of their turns. */
  readonly #queues = new Map<string, Turn[]>()
  readonly #shares = new NetworkShares<Turn>()
  readonly #refuse = new Map<Turn, (error: TooManyWaiting) => void>()
  #running = 0
  #waiting = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** Adds another visitor that waits for the same work. */
  join(turn: Turn, visitor: string): void {
    if (turn.visitors.has(visitor)) return
    turn.visitors.add(visitor)
    if (turn.go !== undefined) this.#push(turn, visitor)
  }

  async run<Value>(turn: Turn, work: () => Promise<Value>): Promise<Value> {
    if (this.#running < this.#limits.atOnce) this.#running += 1
    else await this.#wait(turn)
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  #wait(turn: Turn): Promise<void> {
    const lengths = [...turn.visitors].map((visitor) => this.#queues.get(visitor)?.length ?? 0)
    const isFull = this.#waiting >= this.#limits.waiting
    if ((isFull && !this.#makeRoom(turn)) || Math.min(...lengths) >= this.#limits.waitingOfVisitor) throw refusal()
    this.#waiting += 1
    return new Promise((go, refuse) => {
      turn.go = go
      this.#refuse.set(turn, refuse)
      for (const visitor of turn.visitors) this.#push(turn, visitor)
    })
  }

  /** Refuses the newest work that only the visitor, or network, with most of it waits for, if the newcomer has less. */
  #makeRoom(newcomer: Turn): boolean {
    const greediest = this.#shares.findGreediest()
    const weights = [...newcomer.visitors].map((visitor) => this.#shares.weighNext(visitor))
    if (greediest === undefined || greediest.weight <= Math.min(...weights)) return false
    const turn = [...greediest.items].findLast(({ visitors }) => visitors.size === 1)
    const [visitor] = turn?.visitors ?? []
    if (turn === undefined || visitor === undefined) return false
    const queue = this.#queues.get(visitor)?.filter((each) => each !== turn) ?? []
    if (queue.length > 0) this.#queues.set(visitor, queue)
    else this.#queues.delete(visitor)
    const refuse = this.#refuse.get(turn)
    this.#leave(turn)
    refuse?.(refusal())
    return true
  }

  /** Removes work that begins or is refused. */
  #leave(turn: Turn): void {
    turn.go = undefined
    this.#waiting -= 1
    this.#refuse.delete(turn)
    for (const visitor of turn.visitors) this.#shares.remove(visitor, turn)
  }

  #push(turn: Turn, visitor: string): void {
    this.#shares.add(visitor, turn)
    const queue = this.#queues.get(visitor)
    if (queue === undefined) this.#queues.set(visitor, [turn])
    else queue.push(turn)
  }

  /** Passes the free place to the next work, so that the number of running ones stays the same. */
  #next(): void {
    for (const [visitor, turns] of this.#queues) {
      const turn = turns.shift()
      // Moves the visitor behind all others.
      this.#queues.delete(visitor)
      if (turns.length > 0) this.#queues.set(visitor, turns)
      if (turn?.go === undefined) continue
      const { go } = turn
      this.#leave(turn)
      go()
      return
    }
    this.#running -= 1
  }
}

const refusal = () => new TooManyWaiting('too many pictures are waiting to be made')
