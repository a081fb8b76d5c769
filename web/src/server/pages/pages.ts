import type { PageCache } from '../cache/page-cache.ts'
import type { Answer } from '../http/answer.ts'
import type { SiteParts } from '../site-parts.ts'
import { CachedPages } from './cached-pages.ts'
import { ColdPages } from './cold-pages.ts'
import { type LiveOwn, LivePages, type LiveVisitor } from './live-pages.ts'
import type { PageRequest } from './page-request.ts'
import { createPageRuntime, type PageRuntime } from './page-runtime.ts'
import { type ReadAddress, readAddress } from './read-address.ts'
import { type FoundRoute, findRoute, type RenderFailure } from './render-route.ts'

/** The pages of all brand-locales, by the way in which they are answered. */
export class Pages {
  readonly cache: PageCache
  readonly runtime: PageRuntime
  readonly #cached: CachedPages
  readonly #cold: ColdPages
  readonly #live: LivePages

  constructor(parts: SiteParts) {
    this.runtime = createPageRuntime(parts)
    this.cache = this.runtime.cache
    this.#cached = new CachedPages(this.runtime)
    this.#cold = new ColdPages(this.runtime, this.#cached)
    this.#live = new LivePages(this.runtime)
  }

  /** Answers a cached page, rendering it now if needed. Undefined: a live page, for `answerLive`. */
  answer(request: PageRequest): Answer | undefined {
    const answer = this.#cached.answer(request, { mayDraw: true })
    return answer === 'cold' ? undefined : answer
  }

  /** Answers what needs no rendering. Undefined: for `answerLive`; `cold`: for `answerCold`. */
  answerAtOnce(request: PageRequest): Answer | 'cold' | undefined {
    return this.#cached.answer(request, { mayDraw: false })
  }

  /** Renders a page in its turn, once for all visitors that wait for it. Undefined: it has become a live one. */
  answerCold(request: PageRequest, visitor: string): Promise<Answer | undefined> {
    return this.#cold.answer(request, visitor)
  }

  /** Answers a page for one visitor: loads first, never caches. */
  answerLive(request: PageRequest, visitor: LiveVisitor, own?: LiveOwn): Promise<Answer> {
    return this.#live.answer(request, visitor, own)
  }

  /** Finds what is at an address, for a form that was sent there; returns an answer where there can be nothing. */
  find(
    request: PageRequest,
    visitor: Pick<LiveVisitor, 'session'>,
  ): Answer | { asked: ReadAddress; found: FoundRoute | RenderFailure } {
    const asked = readAddress(this.runtime, request)
    if ('status' in asked) return asked
    const { parts, createContext } = this.runtime
    return { asked, found: findRoute(parts.templates, createContext, asked, visitor) }
  }

  /** Drops the pages that read one of the tags. Must be called in the same turn in which the replica changed. */
  drop(tags: ReadonlySet<string>): void {
    this.runtime.parts.metrics.droppedPages += this.#cached.drop(this.runtime.fragments.drop(tags))
  }

  /** Drops all pages, when it is unknown what has changed. */
  dropAll(): void {
    this.runtime.fragments.dropAll()
    this.runtime.parts.metrics.droppedPages += this.#cached.dropAll()
  }
}
