import type { Answer } from '../http/answer.ts'
import { busyPage } from './busy-page.ts'
import type { CachedPages } from './cached-pages.ts'
import type { PageRequest } from './page-request.ts'
import type { PageRuntime } from './page-runtime.ts'

type Runtime = Pick<PageRuntime, 'queue' | 'parts' | 'headers'>

/** Cached pages of which nothing fresh is kept: each waits in the queue for its turn to be drawn. */
export class ColdPages {
  readonly #runtime: Runtime
  readonly #cached: Pick<CachedPages, 'answer'>
  /** Promise for each address that is to be drawn: ends when that is done. */
  readonly #drawing = new Map<string, Promise<void>>()

  constructor(runtime: Runtime, cached: Pick<CachedPages, 'answer'>) {
    this.#runtime = runtime
    this.#cached = cached
  }

  /** Undefined: what stands there now is a live page. */
  async answer(request: PageRequest, visitor: string): Promise<Answer | undefined> {
    const key = request.origin + request.target
    const drawing = this.#drawing.get(key)
    if (drawing !== undefined) {
      await drawing
      // What can be kept is kept by now. Anything else is drawn for each visitor: to wait for the next one's, too, would make each draw
      // look a whole crowd up again.
      const answer = this.#cached.answer(request, { mayDraw: false })
      if (answer !== 'cold') return answer
    }
    return this.#draw(key, request, visitor)
  }

  async #draw(key: string, request: PageRequest, visitor: string): Promise<Answer | undefined> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#drawing.set(key, promise)
    try {
      const drawn = await this.#runtime.queue.run(visitor, (inTurn) =>
        inTurn(() => ({ answer: this.#cached.answer(request, { mayDraw: true }) })),
      )
      if (drawn === undefined) return busyPage(this.#runtime)
      return drawn.answer === 'cold' ? undefined : drawn.answer
    } finally {
      this.#drawing.delete(key)
      resolve()
    }
  }
}
