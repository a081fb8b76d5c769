import { ByTurns } from './by-turns.ts'

/** Time in one turn of the event loop for what is answered at once. */
const ANSWERING_MS = 2
/**
 * Callbacks in a turn, and the most answers in each. Between callbacks Node ends what an answer goes on with behind its first `await`: in one callback
 * 2 ms of beginnings led to 20 ms of the rest.
 */
const SLICES = 16
const IN_SLICE = 8
/** For newcomers to be let in, each of which takes a turn; then others are answered all the same. */
const GIVE_WAY_MS = 10

/**
 * The turns of the event loop. It takes one new connection in each of them (libuv), so a turn must be short, whatever is asked: requests are
 * answered at once while its time lasts, and then in the next turns, visitors by turns. So a crowd is let in first, whatever each of it asks for.
 */
export class Turns {
  readonly #later = new ByTurns<() => void>()
  #began: number | undefined
  /** While what was put off is done: until when. */
  #until: number | undefined
  #newcomers = 0
  #hasNewcomer = false
  #answeredAt = 0
  /** A next turn is asked for. One alone: several would each take their time of it, and each ask for more of them. */
  #isPlanned = false

  /** To be called for each new connection. */
  noteNewcomer(): void {
    this.#newcomers += 1
    this.#hasNewcomer = true
    this.#plan()
  }

  /** Tells whether a visitor has come since the last call, or an answer waits for its turn: whatever takes longer lets them go first. */
  takeHaste(): boolean {
    const isHasty = this.#newcomers > 0 || this.#later.size > 0
    this.#newcomers = 0
    return isHasty
  }

  /** Whether one more request may be answered in this turn. */
  get hasTime(): boolean {
    const now = performance.now()
    if (this.#until !== undefined) return now < this.#until
    if (this.#later.size > 0 || this.#givesWay(now)) return false
    this.#began ??= now
    if (now - this.#began >= ANSWERING_MS) return false
    this.#answeredAt = now
    this.#plan()
    return true
  }

  /** Runs `answer` in one of the next turns. `visitor`: by `toVisitorKey`. */
  later(visitor: string, answer: () => void): void {
    this.#later.add(visitor, answer)
    this.#plan()
  }

  #givesWay(now: number): boolean {
    return this.#hasNewcomer && now - this.#answeredAt < GIVE_WAY_MS
  }

  #plan(): void {
    if (this.#isPlanned) return
    this.#isPlanned = true
    setImmediate(this.#next)
    const slices = this.#later.size > 0 ? SLICES : 1
    for (let slice = 1; slice < slices; slice += 1) setImmediate(this.#answerSome)
    setImmediate(this.#endTurn)
  }

  readonly #next = () => {
    const now = performance.now()
    const givesWay = this.#givesWay(now)
    this.#isPlanned = false
    this.#began = undefined
    this.#hasNewcomer = false
    if (this.#later.size === 0) return
    if (!givesWay) this.#until = now + ANSWERING_MS
    this.#answerSome()
    this.#plan()
  }

  readonly #answerSome = () => {
    if (this.#until === undefined) return
    for (let n = 0; n < IN_SLICE && this.#later.size > 0 && this.hasTime; n += 1) this.#later.take()?.()
    this.#answeredAt = performance.now()
  }

  readonly #endTurn = () => {
    this.#until = undefined
  }
}
