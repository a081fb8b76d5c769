import { ByTurns } from './by-turns.ts'

/** Time for immediate answers in one turn of the event loop. */
const ANSWERING_MS = 2
/**
 * Callbacks in a turn, and the most answers in each. Between callbacks Node runs what follows the first `await` of
 * each answer: with a single callback, 2 ms of beginnings led to 20 ms of continuations.
 */
const SLICES = 16
const IN_SLICE = 8
/** Time for newcomers to be let in, each of which takes a turn; then others are answered anyway. */
const GIVE_WAY_MS = 10

/**
 * Divides work into turns of the event loop. Node accepts one new connection per turn (libuv), so a turn must be short, whatever is asked: requests are
 * answered at once within a time limit, and then in the next turns, visitors in turn. So a crowd is let in first, whatever each of its visitors asks for.
 */
export class Turns {
  readonly #later = new ByTurns<() => void>()
  #began: number | undefined
  /** Deadline for postponed answers, while they run. */
  #until: number | undefined
  #newcomers = 0
  #hasNewcomer = false
  #answeredAt = 0
  /** Whether the next turn is planned. Only one at a time: several would each use the full time and plan more. */
  #isPlanned = false

  /** Must be called for each new connection. */
  noteNewcomer(): void {
    this.#newcomers += 1
    this.#hasNewcomer = true
    this.#plan()
  }

  /** Tells whether a visitor has come since the last call, or an answer waits for its turn: longer work lets them go first. */
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
