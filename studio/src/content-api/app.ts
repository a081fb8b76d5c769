import { randomUUID } from 'node:crypto'
import type { HttpBindings } from '@hono/node-server'
import type { ErrorAnswer } from '@menagerie/contract/error-answer'
import { readTrace, TRACE_HEADER } from '@menagerie/contract/trace'
import { findSpanTrace, inSpan, noteStatus } from '@menagerie/telemetry/in-span'
import { Hono, type MiddlewareHandler } from 'hono'
import { addCall, refuseOtherMethods } from './add-call.ts'
import type { Api } from './call/api.ts'
import { COMMON_HEADERS } from './call/begin-answer.ts'
import type { Call } from './call/define-call.ts'
import { findNoted } from './call/noted-calls.ts'
import { CallRefusal } from './call/refusal.ts'
import { CALLS } from './calls.ts'

/** Not logged or traced: monitoring calls them every few seconds. */
const QUIET = new Set(['/healthz', '/readyz', '/metrics'])

type Env = { Bindings: HttpBindings }

/** The Content API of spec §7: reads of the published state, and the calls that write. */
export function createApp(api: Api, calls: readonly Call[] = CALLS): Hono<Env> {
  const app = new Hono<Env>()
  app.use(traceCalls, logCalls(api), refuseOddRequests(api), answerInTime(api))
  for (const call of calls) addCall(app, api, call)
  refuseOtherMethods(app, calls)

  app.notFound((c) => c.json({ message: 'There is no such call' } satisfies ErrorAnswer, 404))
  app.onError((error, c) => {
    if (error instanceof CallRefusal) {
      if (error.retryAfterS !== undefined) c.header('retry-after', String(error.retryAfterS))
      return c.json(error.toAnswer(), error.status)
    }
    const id = findSpanTrace() ?? readTrace(c.req.header(TRACE_HEADER)) ?? randomUUID()
    api.log({ level: 'error', id, path: c.req.path, message: error.message, stack: error.stack })
    return c.json({ message: `An error occurred (${id})` } satisfies ErrorAnswer, 500)
  })
  return app
}

/** Makes each call a span of its caller's trace, if tracing is on. */
const traceCalls: MiddlewareHandler<Env> = async (c, next) => {
  if (QUIET.has(c.req.path)) return next()
  const attributes = { 'http.request.method': c.req.method, 'url.path': c.req.path }
  const traceparent = c.req.header(TRACE_HEADER)
  return inSpan('content-api', { kind: 'server', attributes, traceparent }, async (span) => {
    await next()
    span.updateName(findNoted(c.env.incoming).name)
    noteStatus(span, c.res.status)
  })
}

function logCalls(api: Api): MiddlewareHandler<Env> {
  return async (c, next) => {
    const started = performance.now()
    await next()
    // Without the query, because it contains the token.
    const ms = Math.round(performance.now() - started)
    const { name, about, isStream } = findNoted(c.env.incoming)
    api.figures.noteRequest(name, about, c.res.status)
    if (!isStream) api.figures.noteTime(name, ms)
    if (!QUIET.has(c.req.path)) {
      const trace = findSpanTrace() ?? readTrace(c.req.header(TRACE_HEADER))
      api.log({
        level: 'info',
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms,
        ...(trace && { trace }),
      })
    }
    if (c.env.outgoing.headersSent) return
    for (const [name, value] of Object.entries(COMMON_HEADERS))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  }
}

function refuseOddRequests(api: Api): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { addressChars } = api.limits
    if ((c.env.incoming.url?.length ?? 0) > addressChars)
      throw new CallRefusal(414, `An address has at most ${addressChars} characters`)
    await next()
  }
}

/**
 * Answers 503 after the time limit. Work that is still running ends by itself, because every statement has a limit of
 * its own.
 */
function answerInTime(api: Api): MiddlewareHandler<Env> {
  return async (_, next) => {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new CallRefusal(503, 'This call took too long')), api.limits.answerMs)
    try {
      await Promise.race([next(), late.promise])
    } finally {
      clearTimeout(timer)
    }
  }
}
