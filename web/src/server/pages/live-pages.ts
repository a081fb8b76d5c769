import { createRequestId } from '../../platform/request-id.ts'
import type { DrawTemplate } from '../../templates/page/page-config.ts'
import { type Answer, toAnswer } from '../http/answer.ts'
import type { SiteRoute } from '../site-parts.ts'
import { busyPage } from './busy-page.ts'
import { type DeclaredQuery, readDeclaredQuery } from './declared-query.ts'
import { errorPage, failedPage, logFailure, notFoundPage } from './error-pages.ts'
import { findLoad, type PageLoad, takesSecret } from './find-load.ts'
import { isPassing, withDeadline } from './live-deadline.ts'
import { noteRender } from './note-render.ts'
import type { PageRequest } from './page-request.ts'
import type { PageRuntime } from './page-runtime.ts'
import { type ReadAddress, readAddress } from './read-address.ts'
import { redirectPage, toCanonical } from './redirect-page.ts'
import { type FoundRoute, findRoute, type PageVisitor, renderFound } from './render-route.ts'
import { sendPrivate } from './send-page.ts'

/** Time for what a page loads from the search or the studio. */
const LOAD_MS = 8_000
/** Retry-After in seconds, when an index is being built or the studio is busy. */
const LATER = { status: 503, retryAfterS: 5 } as const
const FAILED = { status: 500 } as const
const NO_BODY = Buffer.alloc(0)

/** `key`: identifies the visitor's queue (`toVisitorKey`). `gone`: aborted when the visitor has left. */
export type LiveVisitor = PageVisitor & {
  key: string
  gone: AbortSignal
  cookies?: string | undefined
  cameFrom?: string | undefined
}
/** Overrides for an answer that is not just the page, such as a refused form. */
export type LiveOwn = { status?: number; headers?: readonly string[] }
type RouteHere = Extract<SiteRoute, { status: 200 }>
type Loaded = { value: Awaited<ReturnType<PageLoad>> } | { error: unknown }
/** `loading`: what the page awaits before it can be rendered. */
type Begun = { asked: ReadAddress; found: FoundRoute; declared: DeclaredQuery; loading: Promise<Loaded> }

/** Pages for one visitor: first what they need is loaded, then they are rendered like any other, each step in its turn (`turns/draw-queue.ts`). Never cached. */
export class LivePages {
  readonly #runtime: PageRuntime

  constructor(runtime: PageRuntime) {
    this.#runtime = runtime
  }

  async answer(request: PageRequest, visitor: LiveVisitor, own?: LiveOwn): Promise<Answer> {
    const findGone = () => (visitor.gone.aborted ? toAnswer(503, this.#runtime.headers, NO_BODY) : undefined)
    const answer = await this.#runtime.queue.run(
      visitor.key,
      async (inTurn) => {
        // A request that was closed while it waited costs no more work: checked before it takes a turn, and again in the turn.
        const step = async <Made>(draw: () => Made) => findGone() ?? inTurn(() => findGone() ?? draw())
        const begun = await step(() => this.#begin(request, visitor, own))
        if ('status' in begun) return begun
        const loading = await begun.loading
        return step(() => this.#finish(begun, visitor, loading, own))
      },
      visitor.gone,
    )
    return answer ?? findGone() ?? busyPage(this.#runtime)
  }

  #begin(request: PageRequest, visitor: LiveVisitor, own: LiveOwn | undefined): Answer | Begun {
    const asked = readAddress(this.#runtime, request)
    if ('status' in asked) return asked
    const found = findRoute(this.#runtime.parts.templates, this.#runtime.createContext, asked, visitor)
    if ('error' in found) return failedPage(this.#runtime, asked, found)
    if (!asked.isCanonical && !takesSecret(found.route))
      return this.#away(asked, found, toCanonical(asked.path, found.route))
    const { route } = found
    if (route.status !== 200) return this.#away(asked, found, route)
    const declared = readDeclaredQuery(route.fields ?? [], asked.query)
    if (declared === undefined) return notFoundPage(this.#runtime, asked, found.tags)
    const load = findLoad(route, declared)
    if (load === undefined) return this.#render(asked, found, route, declared, own)
    return { asked, found, declared, loading: this.#load(found, visitor, declared, load) }
  }

  #load({ ctx }: FoundRoute, visitor: LiveVisitor, declared: DeclaredQuery, load: PageLoad): Begun['loading'] {
    const { parts } = this.#runtime
    const { session, cookies, cameFrom } = visitor
    return withDeadline(LOAD_MS, visitor.gone, (signal) =>
      load(
        { ...ctx, query: declared.values },
        { ...parts.live, session, cookies, cameFrom, isHttps: parts.https, signal },
      ),
    )
  }

  #finish({ asked, found, declared }: Begun, visitor: LiveVisitor, loading: Loaded, own: LiveOwn | undefined): Answer {
    const { parts, createContext } = this.#runtime
    if ('error' in loading) return this.#notLoaded(asked, visitor, loading.error)
    if (typeof loading.value !== 'function') return this.#away(asked, found, loading.value)
    // Something may have been published meanwhile: the route is looked up again in the same turn as the render, so both
    // see one state.
    const now = findRoute(parts.templates, createContext, asked, visitor)
    if ('error' in now) return failedPage(this.#runtime, asked, now)
    if (now.route.status !== 200) return this.#away(asked, now, now.route)
    return this.#render(asked, now, now.route, declared, own, loading.value)
  }

  #render(
    asked: ReadAddress,
    found: FoundRoute,
    route: RouteHere,
    declared: DeclaredQuery,
    own: LiveOwn | undefined,
    draw?: DrawTemplate,
  ): Answer {
    const { parts } = this.#runtime
    const began = performance.now()
    const rendered = renderFound(parts.templates, found, route, { query: declared.values, draw })
    noteRender(parts, asked, 'live', performance.now() - began)
    if (rendered === undefined) return notFoundPage(this.#runtime, asked, found.tags)
    if ('error' in rendered) return failedPage(this.#runtime, asked, rendered)
    parts.metrics.count('page:live', asked.site.id)
    return sendPrivate(this.#runtime, rendered, asked.request, own)
  }

  #notLoaded(asked: ReadAddress, { gone }: LiveVisitor, error: unknown): Answer {
    const requestId = createRequestId()
    // Not a failure when the visitor does not wait for the answer.
    if (!gone.aborted) logFailure(this.#runtime, asked, { error, tags: new Set() }, requestId)
    const passing = isPassing(error) ? LATER : FAILED
    return errorPage(this.#runtime, asked, { ...passing, requestId })
  }

  #away(asked: ReadAddress, { tags }: FoundRoute, to: Exclude<SiteRoute, { status: 200 }> | undefined): Answer {
    if (to === undefined || to.status === 404) return notFoundPage(this.#runtime, asked, tags)
    return redirectPage(this.#runtime, asked, to, tags)
  }
}
