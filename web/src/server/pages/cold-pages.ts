import type { Answer } from '../http/answer.ts'
import { busyPage } from './busy-page.ts'
import type { CachedPages } from './cached-pages.ts'
import type { PageRequest } from './page-request.ts'
import type { PageRuntime } from './page-runtime.ts'

type Runtime = Pick<PageRuntime, 'queue' | 'parts' | 'headers'>

/** Renders cached pages of which no fresh one is cached; each waits for its turn in the queue. */
export class ColdPages {
  readonly #runtime: Runtime
  readonly #cached: Pick<CachedPages, 'answer'>
  /** Promise for each address that is being rendered: resolves when that is done. */
  readonly #drawing = new Map<string, Promise<void>>()

  constructor(runtime: Runtime, cached: Pick<CachedPages, 'answer'>) {
    this.#runtime = runtime
    this.#cached = cached
  }

  /** Returns undefined when the address now belongs to a live page. */
  async answer(request: PageRequest, visitor: string): Promise<Answer | undefined> {
    const key = request.origin + request.target
    const drawing = this.#drawing.get(key)
    if (drawing !== undefined) {
      await drawing
      // What can be cached is cached by now. Anything else is rendered for each visitor: if all waited for each
      // single render, each would make the whole crowd look again.
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
