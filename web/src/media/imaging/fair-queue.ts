/** Too much waits already, of one visitor or of all. */
export class TooManyWaiting extends Error {}

/** A piece of work for all the visitors that wait for it. */
export type Turn = { visitors: Set<string>; go: (() => void) | undefined }

type Limits = { atOnce: number; waiting: number; waitingOfVisitor: number }

/** Runs little at once; visitors take turns, however much each of them has asked for. */
export class FairQueue {
  readonly #limits: Limits
  /** In the order of their turns. */
  readonly #queues = new Map<string, Turn[]>()
  #running = 0
  #waiting = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** One more visitor waits for the same. */
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
    if (this.#waiting >= this.#limits.waiting || Math.min(...lengths) >= this.#limits.waitingOfVisitor) {
      throw new TooManyWaiting('too many pictures are waiting to be made')
    }
    this.#waiting += 1
    return new Promise((go) => {
      turn.go = go
      for (const visitor of turn.visitors) this.#push(turn, visitor)
    })
  }

  #push(turn: Turn, visitor: string): void {
    const queue = this.#queues.get(visitor)
    if (queue === undefined) this.#queues.set(visitor, [turn])
    else queue.push(turn)
  }

  /** The place goes straight to the next one, so the number running stays as it is. */
  #next(): void {
    for (const [visitor, turns] of this.#queues) {
      const turn = turns.shift()
      // Behind all others.
      this.#queues.delete(visitor)
      if (turns.length > 0) this.#queues.set(visitor, turns)
      if (turn?.go === undefined) continue
      const { go } = turn
      turn.go = undefined
      this.#waiting -= 1
      go()
      return
    }
    this.#running -= 1
  }
}
