import { ByTurns } from './by-turns.ts'
import type { Turns } from './turns.ts'

/** Pages of one visitor that are loaded or drawn at the same time. */
const UNDER_WAY_EACH = 4
/** One that is under way for longer only waits for others, such as the studio: the visitor's next one may begin. */
const WORK_MS = 250
/** Requests of one visitor, waiting and under way. A full line takes about a second. */
const EACH = 100
/** Requests of all visitors. */
const IN_ALL = 1_000
/** For newcomers and quick answers to go first; then a page is drawn all the same. */
const GIVE_WAY_MS = 10

/** Runs what takes milliseconds in a turn of the event loop where nothing else of that kind runs. */
export type InTurn = <Result>(draw: () => Result) => Promise<Result>

type Visitor = { held: number; working: number; waiting: (() => void)[] }

/**
 * All that takes milliseconds for one visitor: pages to draw, forms to show again, places to look up. At most one of them in each turn of the event
 * loop, visitors (by `toVisitorKey`) by turns, so no flood of them keeps a newcomer, a cached page or another visitor's page waiting.
 */
export class DrawQueue {
  readonly #turns: Pick<Turns, 'takeHaste'>
  readonly #visitors = new Map<string, Visitor>()
  readonly #draws = new ByTurns<() => void>()
  #held = 0
  #isStepping = false
  #drawnAt = 0

  constructor(turns: Pick<Turns, 'takeHaste'>) {
    this.#turns = turns
  }

  /** All that wait or are under way. */
  get size(): number {
    return this.#held
  }

  /** Undefined, without having begun: too many wait already. */
  async run<Result>(visitor: string, work: (inTurn: InTurn) => Promise<Result>): Promise<Result | undefined> {
    const own = this.#visitors.get(visitor) ?? { held: 0, working: 0, waiting: [] }
    if (own.held >= EACH || this.#held >= IN_ALL) return undefined
    this.#visitors.set(visitor, own)
    own.held += 1
    this.#held += 1
    await this.#begin(own)
    const free = toOnce(() => {
      own.working -= 1
      own.waiting.shift()?.()
    })
    const onlyWaits = setTimeout(free, WORK_MS)
    try {
      return await work((draw) => this.#draw(visitor, draw))
    } finally {
      clearTimeout(onlyWaits)
      free()
      own.held -= 1
      this.#held -= 1
      if (own.held === 0) this.#visitors.delete(visitor)
    }
  }

  /** The place is counted here already, not when the visitor's work goes on. */
  #begin(own: Visitor): Promise<void> {
    return new Promise((begin) => {
      const take = () => {
        own.working += 1
        begin()
      }
      if (own.working < UNDER_WAY_EACH) take()
      else own.waiting.push(take)
    })
  }

  #draw<Result>(visitor: string, draw: () => Result): Promise<Result> {
    return new Promise((done, fail) => {
      this.#draws.add(visitor, () => {
        try {
          done(draw())
        } catch (error) {
          fail(error)
        }
      })
      if (this.#isStepping) return
      this.#isStepping = true
      this.#drawnAt = performance.now()
      setImmediate(this.#step)
    })
  }

  readonly #step = () => {
    const mustWait = this.#turns.takeHaste() && performance.now() - this.#drawnAt < GIVE_WAY_MS
    if (!mustWait) {
      this.#draws.take()?.()
      this.#drawnAt = performance.now()
    }
    this.#isStepping = this.#draws.size > 0
    if (this.#isStepping) setImmediate(this.#step)
  }
}

function toOnce(run: () => void): () => void {
  let hasRun = false
  return () => {
    if (hasRun) return
    hasRun = true
    run()
  }
}
