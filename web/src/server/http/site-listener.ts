import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { type Log, toErrorFields } from '../../platform/log.ts'
import { createRequestId } from '../../platform/request-id.ts'
import type { Clock } from '../../platform/time.ts'
import type { StaticFiles } from '../files/static-files.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Pages } from '../pages/pages.ts'
import { BAD_REQUEST_PAGE, BUSY_PAGE, FAILED_PAGE, MISDIRECTED_PAGE, TOO_LARGE_PAGE } from '../pages/plain-page.ts'
import { SEARCH_FOLDER } from '../search/search-folder.ts'
import { type Answer, toAnswer, toWire } from './answer.ts'
import type { AnswerHead } from './front-door.ts'
import { documentHeaders, NO_STORE } from './headers.ts'
import type { FindOrigin } from './host.ts'

/** Of what a visitor sends behind the head of a request. */
const MAX_BODY_BYTES = 1_048_576
const RETRY_BUSY_S = 5
const CLOSE = ['Connection', 'close']

type ListenerOptions = {
  pages: Pick<Pages, 'answer'>
  files: StaticFiles
  /** Answers everything under `isService`: health, figures, pictures. */
  services: RequestListener
  isService: (target: string) => boolean
  findOrigin: FindOrigin
  log: Log
  metrics: Metrics
  clock: Clock
  https: boolean
}

type Asked = { target: string; host: string | undefined } & Record<'acceptEncoding' | 'ifNoneMatch', string | undefined>

type SiteListener = {
  onHead: AnswerHead
  onRequest: RequestListener
  onFull: () => Buffer
  onCut: () => void
}

/** One origin's way from a request to its answer, for the front door and for Node's server alike. */
export function createSiteListener(options: ListenerOptions): SiteListener {
  const { pages, files, services, isService, findOrigin, log, metrics, clock } = options
  const headers = [...documentHeaders(options), ...NO_STORE]
  const busy = toAnswer(503, [...headers, 'Retry-After', String(RETRY_BUSY_S), ...CLOSE], BUSY_PAGE)

  function answer(asked: Asked): Answer {
    const origin = findOrigin(asked.host)
    if (origin === undefined) {
      metrics.count('other:misdirected')
      return toAnswer(421, headers, MISDIRECTED_PAGE)
    }
    try {
      const { target, acceptEncoding, ifNoneMatch } = asked
      return files.answer(asked) ?? pages.answer({ origin, target, acceptEncoding, ifNoneMatch })
    } catch (error) {
      // Never expected, but here it would end the process and all its other answers.
      const requestId = createRequestId()
      log.error('A request could not be answered', { requestId, ...toErrorFields(error) })
      metrics.count('page:failed')
      return toAnswer(500, ['X-Request-Id', requestId, ...headers], FAILED_PAGE)
    }
  }

  /** What Node's parser lets through, and no address answers. */
  function refuse(request: IncomingMessage): Answer | undefined {
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
      metrics.count('other:too-large')
      return toAnswer(413, [...headers, ...CLOSE], TOO_LARGE_PAGE)
    }
    if (countHosts(request) <= 1) return undefined
    metrics.count('other:bad-request')
    return toAnswer(400, [...headers, ...CLOSE], BAD_REQUEST_PAGE)
  }

  function answerParsed(request: IncomingMessage): Answer {
    const { url: target = '', method } = request
    if (method !== 'GET' && method !== 'HEAD') {
      metrics.count('other:method-not-allowed')
      // Whatever body comes with it is not read.
      return toAnswer(405, ['Allow', 'GET, HEAD', ...CLOSE, ...headers], Buffer.alloc(0))
    }
    if (!target.startsWith('/')) {
      metrics.count('other:bad-request')
      return toAnswer(400, headers, BAD_REQUEST_PAGE)
    }
    const { host, 'accept-encoding': encodings, 'if-none-match': ifNoneMatch } = request.headers
    return answer({ target, host, acceptEncoding: toText(encodings), ifNoneMatch })
  }

  return {
    onHead: (head) => (isService(head.target) ? undefined : toWire(answer(head), clock())),
    onRequest: (request, response) => {
      const takesBody = request.url?.startsWith(SEARCH_FOLDER) === true
      // No other address takes a body yet: the connection ends with the answer instead of waiting for the rest of it.
      if (hasBody(request) && !takesBody) response.setHeader('Connection', 'close')
      const refusal = refuse(request)
      if (refusal !== undefined) send(response, refusal)
      else if (isService(request.url ?? '')) services(request, response)
      else send(response, answerParsed(request))
    },
    onFull: () => {
      metrics.count('other:crowded')
      return toWire(busy, clock())
    },
    onCut: () => metrics.count('other:cut'),
  }
}

/** Node takes the first of several, whoever stands before us may take another (RFC 9112, 3.2). */
function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/** Node leaves out the body of answers to HEAD, and those of 304, itself. */
function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, [...headers])
  response.end(body)
}

function toText(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header
}
