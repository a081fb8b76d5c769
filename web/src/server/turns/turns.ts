/** Time in one turn of the event loop for requests on connections that have been answered before. */
const ANSWERING_MS = 2
/** The same in a turn that a newcomer came in: others may stand behind it, and each of them takes a turn. */
const CROWDED_MS = 0.25

/**
 * The turns of the event loop. It takes one new connection in each of them (libuv), so a turn must be short, whatever is asked: a first
 * request is answered at once, further ones while their time lasts and then in the next turns, in the order in which they came.
 */
export class Turns {
  readonly #later: (() => void)[] = []
  #began: number | undefined
  /** While what was put off is done: until when. */
  #until: number | undefined
  #newcomers = 0
  #hasNewcomer = false
  /** A next turn is asked for. One alone: several would each take their time of it, and each ask for more of them. */
  #isPlanned = false

  /** To be called for each new connection. */
  noteNewcomer(): void {
    this.#newcomers += 1
    this.#hasNewcomer = true
  }

  /** Tells whether a visitor has come since the last call, or an answer waits for its turn: whatever takes longer lets them go first. */
  takeHaste(): boolean {
    const isHasty = this.#newcomers > 0 || this.#later.length > 0
    this.#newcomers = 0
    return isHasty
  }

  /** Whether a further request may be answered in this turn. */
  get hasTime(): boolean {
    if (this.#until !== undefined) return performance.now() < this.#until
    if (this.#later.length > 0) return false
    if (this.#began !== undefined) return performance.now() - this.#began < this.#answeringMs
    this.#begin()
    return true
  }

  get #answeringMs(): number {
    return this.#hasNewcomer ? CROWDED_MS : ANSWERING_MS
  }

  /** Runs `answer` in one of the next turns. */
  later(answer: () => void): void {
    this.#later.push(answer)
    if (this.#began === undefined) this.#begin()
  }

  #begin(): void {
    this.#began = performance.now()
    if (!this.#isPlanned) setImmediate(this.#next)
    this.#isPlanned = true
  }

  readonly #next = () => {
    this.#isPlanned = false
    this.#began = undefined
    if (this.#later.length === 0) {
      this.#hasNewcomer = false
      return
    }
    this.#until = performance.now() + this.#answeringMs
    this.#hasNewcomer = false
    while (this.#later.length > 0 && this.hasTime) this.#later.shift()?.()
    this.#until = undefined
    if (this.#later.length > 0) this.#begin()
  }
}
