import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { toErrorFields } from '../../platform/log.ts'
import { createRequestId } from '../../platform/request-id.ts'
import { inTrace } from '../../platform/trace.ts'
import type { TimedAnswer } from '../metrics/metric-families.ts'
import { BUSY_PAGE, FAILED_PAGE, toPlainAnswer } from '../pages/plain-page.ts'
import { SEARCH_FOLDER } from '../search/search-folder.ts'
import type { Turns } from '../turns/turns.ts'
import { type Answer, toWire } from './answer.ts'
import type { AnswerHead } from './door-visit.ts'
import { NO_STORE } from './headers.ts'
import { refuseRequest } from './refuse-request.ts'
import { answerInSpan, tellDrawn } from './request-span.ts'
import { type AnswerOptions, createSiteAnswers } from './site-answers.ts'

const RETRY_BUSY_S = 5
const CLOSE = ['Connection', 'close']

type ListenerOptions = AnswerOptions & {
  /** Answers everything that `isService` accepts: health, metrics, pictures. */
  services: RequestListener
  isService: (target: string) => boolean
}

type SiteListener = {
  turns: Turns
  onHead: AnswerHead
  onRequest: RequestListener
  onFull: () => Buffer
  onCut: () => void
}

/** Creates the handlers of one origin, for the front door and for Node's server alike. */
export function createSiteListener(options: ListenerOptions): SiteListener {
  const { pages, services, isService } = options
  const { log, metrics, clock } = pages.runtime.parts
  const headers = [...pages.runtime.headers, ...NO_STORE]
  const busy = toPlainAnswer(503, [...headers, 'Retry-After', String(RETRY_BUSY_S), ...CLOSE], BUSY_PAGE)
  const answers = createSiteAnswers(options)

  function broken(error: unknown): Answer {
    // Never expected; without this, the error would end the process and all its other answers.
    const requestId = createRequestId()
    log.error('A request could not be answered', { requestId, ...toErrorFields(error) })
    metrics.count('page:failed')
    return toPlainAnswer(500, ['X-Request-Id', requestId, ...headers], FAILED_PAGE)
  }

  async function timed<T>(kind: TimedAnswer, answer: Promise<T>): Promise<T> {
    const began = performance.now()
    const late = await answer
    metrics.observeAnswer(kind, (performance.now() - began) / 1_000)
    return late
  }

  return {
    turns: pages.runtime.turns,
    onHead: (head, socket) => {
      if (isService(head.target)) return undefined
      const send = (answer: Answer | undefined) => answer && toWire(answer, clock())
      try {
        const asker = { headers: { 'x-forwarded-for': head.forwardedFor }, socket }
        const began = Date.now()
        const answer = inTrace(head.traceparent, () => answers.alike(head, asker))
        if (!(answer instanceof Promise)) return send(answer)
        return timed('page', answer.catch(broken)).then((made) => {
          if (made !== undefined) tellDrawn(head, began, made)
          return send(made)
        })
      } catch (error) {
        return toWire(broken(error), clock())
      }
    },
    onRequest: (request, response) => {
      const takesBody = request.method === 'POST' || request.url?.startsWith(SEARCH_FOLDER) === true
      // Other addresses take no body: the connection ends with the answer instead of waiting for the rest of it. An
      // offer of another protocol is ignored; what follows may be in that protocol, so it is not read either.
      const isLast = (hasBody(request) && !takesBody) || request.headers.upgrade !== undefined
      if (isLast) response.setHeader('Connection', 'close')
      const refusal = refuseRequest(request, isService, { headers, metrics })
      if (refusal !== undefined) return send(response, refusal)
      if (isService(request.url ?? '')) return services(request, response)
      const parsed = () => answers.parsed(request, () => toLeaving(response))
      const kind = request.method === 'POST' ? 'form' : 'page'
      const answer = answerInSpan(request, kind, () => safely(parsed, broken))
      if (answer instanceof Promise) void timed(kind, answer).then((late) => send(response, late))
      else send(response, answer)
    },
    onFull: () => {
      metrics.count('other:crowded')
      return toWire(busy, clock())
    },
    onCut: () => metrics.count('other:cut'),
  }
}

type Answering = Answer | Promise<Answer>

function safely(answer: () => Answering, broken: (error: unknown) => Answer): Answering {
  try {
    const made = answer()
    return made instanceof Promise ? made.catch(broken) : made
  } catch (error) {
    return broken(error)
  }
}

/** Returns a signal that is aborted when the visitor has left, or has the answer. */
function toLeaving(response: ServerResponse): AbortSignal {
  const leaving = new AbortController()
  // The connection may have closed while the session was looked up.
  if (response.closed) leaving.abort()
  else response.once('close', () => leaving.abort())
  return leaving.signal
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Node itself leaves out the body of answers to HEAD and of 304. */
function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, [...headers])
  response.end(body)
}
