import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { BrandKey } from '@menagerie/brands/brand-locale'
import { toErrorFields } from '../../platform/log.ts'
import { createRequestId } from '../../platform/request-id.ts'
import type { Session } from '../../platform/session.ts'
import { mayHoldSession } from '../../platform/session-cookie.ts'
import type { RootIcons } from '../files/root-icons.ts'
import type { StaticFiles } from '../files/static-files.ts'
import { answerForm } from '../forms/answer-form.ts'
import type { FormLimits } from '../forms/form-limits.ts'
import type { Asker } from '../geo/client-address.ts'
import { toVisitorKey } from '../geo/visitor-key.ts'
import type { Pages } from '../pages/pages.ts'
import { BUSY_PAGE, FAILED_PAGE, MISDIRECTED_PAGE } from '../pages/plain-page.ts'
import { SEARCH_FOLDER } from '../search/search-folder.ts'
import type { Turns } from '../turns/turns.ts'
import { type Answer, toAnswer, toWire } from './answer.ts'
import type { AnswerHead } from './door-visit.ts'
import { NO_STORE } from './headers.ts'
import type { FindOrigin } from './host.ts'
import { refuseRequest } from './refuse-request.ts'
import { withEndedSession } from './with-ended-session.ts'

const RETRY_BUSY_S = 5
const CLOSE = ['Connection', 'close']

type ListenerOptions = {
  pages: Pages
  files: StaticFiles
  icons: RootIcons
  limits: FormLimits
  /** The visitor's address, behind proxies of ours. */
  addressOf: (request: Asker) => string
  /** Answers everything under `isService`: health, metrics, pictures. */
  services: RequestListener
  isService: (target: string) => boolean
  findOrigin: FindOrigin
}

type Asked = { target: string; host: string | undefined } & Record<'acceptEncoding' | 'ifNoneMatch', string | undefined>

type SiteListener = {
  turns: Turns
  onHead: AnswerHead
  onRequest: RequestListener
  onFull: () => Buffer
  onCut: () => void
}

/** One origin's way from a request to its answer, for the front door and for Node's server alike. */
export function createSiteListener(options: ListenerOptions): SiteListener {
  const { pages, files, services, isService, findOrigin } = options
  const { log, metrics, clock, checkSession, https } = pages.kit.parts
  const headers = [...pages.kit.headers, ...NO_STORE]
  const busy = toAnswer(503, [...headers, 'Retry-After', String(RETRY_BUSY_S), ...CLOSE], BUSY_PAGE)

  function misdirected(): Answer {
    metrics.count('other:misdirected')
    return toAnswer(421, headers, MISDIRECTED_PAGE)
  }

  function broken(error: unknown): Answer {
    // Never expected, but here it would end the process and all its other answers.
    const requestId = createRequestId()
    log.error('A request could not be answered', { requestId, ...toErrorFields(error) })
    metrics.count('page:failed')
    return toAnswer(500, ['X-Request-Id', requestId, ...headers], FAILED_PAGE)
  }

  /** Files and cached pages: the same for all, at once or when they are drawn. Undefined: to be answered the live way. */
  function answerAlike(asked: Asked, asker: Asker): Answer | Promise<Answer | undefined> | undefined {
    const origin = findOrigin(asked.host)
    if (origin === undefined) return misdirected()
    const kept =
      files.answer(asked) ?? findIcon(options, origin, asked.target) ?? pages.answerAtOnce({ origin, ...asked })
    return kept === 'cold' ? pages.answerCold({ origin, ...asked }, toKey(asker)) : kept
  }

  const toKey = (asker: Asker) => toVisitorKey(options.addressOf(asker))

  /** At once where that can be: a body that follows may be broken, and then Node ends the connection. */
  function answerParsed(request: IncomingMessage, leaving: () => AbortSignal): Answer | Promise<Answer> {
    const signed = findSigned(options, request.headers)
    if (signed === undefined) return answerFor(request, leaving)
    // Out at the next click, when the studio has ended the session.
    return (
      files.answer(toAsked(request)) ??
      checkSession(signed.session, signed.brand).then(async (session) => {
        const answer = await answerFor(request, leaving, session)
        return session === undefined ? withEndedSession(answer, signed.brand, { https }) : answer
      })
    )
  }

  function answerFor(
    request: IncomingMessage,
    leaving: () => AbortSignal,
    session?: Session,
  ): Answer | Promise<Answer> {
    const isForAll = request.method !== 'POST' && session === undefined
    const alike = isForAll ? answerAlike(toAsked(request), request) : undefined
    if (alike instanceof Promise) return alike.then((answer) => answer ?? answerOwn(request, leaving, session))
    return alike ?? answerOwn(request, leaving, session)
  }

  /** For one visitor: what is typed, sent or behind a door. */
  function answerOwn(
    request: IncomingMessage,
    leaving: () => AbortSignal,
    session: Session | undefined,
  ): Answer | Promise<Answer> {
    const asked = toAsked(request)
    const origin = findOrigin(asked.host)
    if (origin === undefined) return misdirected()
    const page = { origin, ...asked }
    if (request.method === 'POST') return answerForm(options, { request: page, incoming: request, session, gone: leaving() })
    const visitor = { key: toKey(request), session, ...toBrought(request.headers), gone: leaving() }
    return files.answer(asked) ?? pages.answerLive(page, visitor)
  }

  return {
    turns: pages.kit.turns,
    onHead: (head, socket) => {
      if (isService(head.target)) return undefined
      const send = (answer: Answer | undefined) => answer && toWire(answer, clock())
      try {
        const asker = { headers: { 'x-forwarded-for': head.forwardedFor }, socket }
        const answer = answerAlike(head, asker)
        return answer instanceof Promise ? answer.catch(broken).then(send) : send(answer)
      } catch (error) {
        return toWire(broken(error), clock())
      }
    },
    onRequest: (request, response) => {
      const takesBody = request.method === 'POST' || request.url?.startsWith(SEARCH_FOLDER) === true
      // Other addresses take no body: the connection ends with the answer instead of waiting for the rest of it.
      if (hasBody(request) && !takesBody) response.setHeader('Connection', 'close')
      const refusal = refuseRequest(request, isService, { headers, metrics })
      if (refusal !== undefined) return send(response, refusal)
      if (isService(request.url ?? '')) return services(request, response)
      const answer = safely(() => answerParsed(request, () => toLeaving(response)), broken)
      if (answer instanceof Promise) void answer.then((late) => send(response, late))
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

function findIcon({ pages, icons }: ListenerOptions, origin: string, target: string): Answer | undefined {
  return icons(target, () => pages.kit.parts.addressing.resolve(origin, '/')?.site.brand)
}

type Signed = { session: Session; brand: BrandKey }

/** Who is signed in by the seal of a cookie alone. */
function findSigned({ pages, findOrigin }: ListenerOptions, { host, cookie }: IncomingHttpHeaders): Signed | undefined {
  const origin = findOrigin(host)
  if (origin === undefined || cookie === undefined || !mayHoldSession(cookie)) return undefined
  const { addressing, openSession } = pages.kit.parts
  const brand = addressing.resolve(origin, '/')?.site.brand
  const session = brand && openSession(cookie, brand)
  return session && { session, brand }
}

/** Aborted when the visitor has left, or has the answer. */
function toLeaving(response: ServerResponse): AbortSignal {
  const leaving = new AbortController()
  response.once('close', () => leaving.abort())
  return leaving.signal
}

function toAsked({ url: target = '', headers }: IncomingMessage): Asked {
  const { host, 'accept-encoding': encodings, 'if-none-match': ifNoneMatch } = headers
  return { target, host, acceptEncoding: toText(encodings), ifNoneMatch }
}

/** Cookies, and the page that led here, where it is of the same origin. */
function toBrought({ host, cookie: cookies, referer }: IncomingHttpHeaders) {
  const page = referer === undefined ? null : URL.parse(referer)
  const isOwn = page?.host === host?.toLowerCase()
  return { cookies, cameFrom: page && isOwn ? `${page.pathname}${page.search}` : undefined }
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
