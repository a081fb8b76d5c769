import { NetworkShares } from '../../platform/network-shares.ts'
import { ByTurns } from './by-turns.ts'
import type { Turns } from './turns.ts'

/** Pages of one visitor that are loaded or rendered at the same time. */
const UNDER_WAY_EACH = 4
/** A page in progress for longer mostly waits for others, such as the studio: the visitor's next one may begin. */
const WORK_MS = 250
/** Requests of one visitor, waiting and in progress; wider IPv6 networks may have several times as many. A full queue takes about a second. */
const EACH = 100
/** Requests of all visitors. */
const IN_ALL = 1_000
/** Newcomers and quick answers may go first for so long; then a page is rendered anyway. */
const GIVE_WAY_MS = 10

/** Runs work of some milliseconds in a turn of the event loop without other work of that kind. */
export type InTurn = <Result>(draw: () => Result) => Promise<Result>

type Job = {
  own: Line
  gone: AbortSignal | undefined
  /** Starts the work; undefined once it has begun. */
  begin: (() => void) | undefined
  /** Lets the next one of the visitor's queue begin. */
  free: () => void
  /** Resolves with undefined, so that the visitor is asked to come again; work that has begun goes on, but its result is ignored. */
  sendAway: () => void
}
type Line = { visitor: string; held: number; working: number; waiting: Job[] }

/**
 * Queues all work that takes milliseconds for one visitor: pages to render, forms to show again, places to look up. Runs at most one of them in each turn of
 * the event loop, visitors (by `toVisitorKey`) in turn, so that a flood of one visitor's requests delays no newcomer, cached page or other visitor.
 */
export class DrawQueue {
  readonly #turns: Pick<Turns, 'takeHaste'>
  readonly #lines = new Map<string, Line>()
  readonly #shares = new NetworkShares<Job>()
  readonly #draws = new ByTurns<() => void>()
  #held = 0
  /** Work in progress whose result is ignored. */
  #unheard = 0
  #isStepping = false
  #drawnAt = 0

  constructor(turns: Pick<Turns, 'takeHaste'>) {
    this.#turns = turns
  }

  /** Number of requests that wait or are in progress. */
  get size(): number {
    return this.#held
  }

  /**
   * Resolves with undefined when too many wait already, or when the place was given to a visitor with fewer requests: when all places are taken,
   * a newcomer replaces the newest request of the visitor, or network, with most. Aborting `gone`, before or during the wait, ends the wait;
   * what `work` then draws runs without a turn, so `work` must check itself that there is nothing to do.
   */
  run<Result>(
    visitor: string,
    work: (inTurn: InTurn) => Promise<Result>,
    gone?: AbortSignal,
  ): Promise<Result | undefined> {
    if (gone?.aborted || this.#shares.findHeavy(visitor, EACH) !== undefined) return Promise.resolve(undefined)
    if (this.#held >= IN_ALL && !this.#makeRoom(visitor)) return Promise.resolve(undefined)
    const { promise: end, resolve: sendAway } = Promise.withResolvers<undefined>()
    const own = this.#lines.get(visitor) ?? { visitor, held: 0, working: 0, waiting: [] }
    this.#lines.set(visitor, own)
    const job: Job = { own, gone, begin: undefined, free: () => {}, sendAway: () => sendAway(undefined) }
    own.held += 1
    this.#held += 1
    this.#shares.add(visitor, job)
    gone?.addEventListener('abort', () => this.#leaveLine(job), { once: true })
    return Promise.race([this.#work(job, work), end])
  }

  async #work<Result>(job: Job, work: (inTurn: InTurn) => Promise<Result>): Promise<Result> {
    await this.#begin(job)
    const onlyWaits = setTimeout(job.free, WORK_MS)
    try {
      return await work((draw) => this.#draw(job, draw))
    } finally {
      clearTimeout(onlyWaits)
      job.free()
      if (!this.#leave(job)) this.#unheard -= 1
    }
  }

  /** Counts the work as begun here already, not only when its promise continues. */
  #begin(job: Job): Promise<void> {
    const { own } = job
    return new Promise((begin) => {
      job.begin = () => {
        job.begin = undefined
        job.free = toOnce(() => {
          own.working -= 1
          own.waiting.shift()?.begin?.()
        })
        own.working += 1
        begin()
      }
      if (own.working < UNDER_WAY_EACH) job.begin()
      else own.waiting.push(job)
    })
  }

  /** Returns false when it has left before. */
  #leave(job: Job): boolean {
    const { own } = job
    if (!this.#shares.remove(own.visitor, job)) return false
    own.held -= 1
    this.#held -= 1
    if (own.held === 0) this.#lines.delete(own.visitor)
    return true
  }

  /** Makes room for a visitor: removes a waiting request rather than one in progress. */
  #makeRoom(visitor: string): boolean {
    const greediest = this.#shares.findGreediest()
    if (greediest === undefined || greediest.weight <= this.#shares.weighNext(visitor)) return false
    const jobs = [...greediest.items]
    const job = jobs.findLast(({ begin }) => begin !== undefined) ?? jobs.at(-1)
    if (job === undefined || (job.begin === undefined && this.#unheard >= IN_ALL)) return false
    if (this.#leaveLine(job)) return true
    this.#leave(job)
    this.#unheard += 1
    job.free()
    job.sendAway()
    return true
  }

  /** Ends the wait of a request that has not begun; returns false for any other. */
  #leaveLine(job: Job): boolean {
    if (job.begin === undefined) return false
    job.own.waiting.splice(job.own.waiting.indexOf(job), 1)
    this.#leave(job)
    job.sendAway()
    return true
  }

  /** Runs at once if the visitor leaves meanwhile: `draw` then finds that there is nothing to do. */
  #draw<Result>({ own: { visitor }, gone }: Job, draw: () => Result): Promise<Result> {
    return new Promise((done, fail) => {
      const run = () => {
        gone?.removeEventListener('abort', leave)
        try {
          done(draw())
        } catch (error) {
          fail(error)
        }
      }
      const leave = () => {
        if (this.#draws.remove(visitor, run)) run()
      }
      gone?.addEventListener('abort', leave)
      this.#draws.add(visitor, run)
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
