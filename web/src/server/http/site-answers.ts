import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { ConnectionPeer } from '@menagerie/contract/client-address'
import type { BrandKey } from '@menagerie/sites/brand-locale'
import { LIST_ONLY } from '../../platform/list-only.ts'
import type { Session } from '../../platform/session.ts'
import { mayHoldSession } from '../../platform/session-cookie.ts'
import type { RootIcons } from '../files/root-icons.ts'
import type { StaticFiles } from '../files/static-files.ts'
import { answerForm } from '../forms/answer-form.ts'
import type { FormLimits } from '../forms/form-limits.ts'
import { toVisitorKey } from '../geo/visitor-key.ts'
import type { Pages } from '../pages/pages.ts'
import { MISDIRECTED_PAGE, toPlainAnswer } from '../pages/plain-page.ts'
import type { Answer } from './answer.ts'
import { NO_STORE } from './headers.ts'
import type { FindOrigin } from './host.ts'
import { isArrivalFrom } from './is-arrival.ts'
import type { RequestHead } from './request-head.ts'
import { withEndedSession } from './with-ended-session.ts'

export type AnswerOptions = {
  pages: Pages
  files: StaticFiles
  icons: RootIcons
  limits: FormLimits
  /** Returns the visitor's address, also behind trusted proxies. */
  addressOf: (request: ConnectionPeer) => string
  findOrigin: FindOrigin
}

type AnsweredHead = Pick<RequestHead, 'target' | 'acceptEncoding' | 'ifNoneMatch' | 'isArrival'> & {
  host: string | undefined
}

/** Creates what one origin answers to every request that is not for a service. */
export function createSiteAnswers(options: AnswerOptions) {
  const { pages, files, findOrigin } = options
  const { metrics, checkSession, https } = pages.runtime.parts
  const headers = [...pages.runtime.headers, ...NO_STORE]

  function misdirected(): Answer {
    metrics.count('other:misdirected')
    return toPlainAnswer(421, headers, MISDIRECTED_PAGE)
  }

  /** Answers files and cached pages: the same for all visitors, at once or when they are rendered. Undefined: the page is a live one. */
  function answerAlike(asked: AnsweredHead, asker: ConnectionPeer): Answer | Promise<Answer | undefined> | undefined {
    const origin = findOrigin(asked.host)
    if (origin === undefined) return misdirected()
    const kept =
      files.answer(asked) ?? findIcon(options, origin, asked.target) ?? pages.answerAtOnce({ origin, ...asked })
    return kept === 'cold' ? pages.answerCold({ origin, ...asked }, toKey(asker)) : kept
  }

  const toKey = (asker: ConnectionPeer) => toVisitorKey(options.addressOf(asker))

  /** Answers at once where possible: if the body that follows is malformed, Node ends the connection. */
  function answerParsed(request: IncomingMessage, leaving: () => AbortSignal): Answer | Promise<Answer> {
    const signed = findSigned(options, request.headers)
    if (signed === undefined) return answerFor(request, leaving)
    // When the studio has ended the session, the next click signs the visitor out.
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

  /** Answers for one visitor: pages with typed input, posted forms, gated pages. */
  function answerOwn(
    request: IncomingMessage,
    leaving: () => AbortSignal,
    session: Session | undefined,
  ): Answer | Promise<Answer> {
    const asked = toAsked(request)
    const origin = findOrigin(asked.host)
    if (origin === undefined) return misdirected()
    const page = { origin, ...asked }
    if (request.method === 'POST')
      return answerForm(options, { request: page, incoming: request, session, gone: leaving() })
    const isListOnly = request.headers[LIST_ONLY.name] === LIST_ONLY.value
    const visitor = { key: toKey(request), session, isListOnly, ...toBrought(request.headers), gone: leaving() }
    return files.answer(asked) ?? pages.answerLive(page, visitor)
  }

  return { alike: answerAlike, parsed: answerParsed }
}

function findIcon({ pages, icons }: AnswerOptions, origin: string, target: string): Answer | undefined {
  return icons(target, () => pages.runtime.parts.addressing.resolve(origin, '/')?.site.brand)
}

type Signed = { session: Session; brand: BrandKey }

/** Finds the signed-in customer by the cookie's seal alone, without asking the studio. */
function findSigned({ pages, findOrigin }: AnswerOptions, { host, cookie }: IncomingHttpHeaders): Signed | undefined {
  const origin = findOrigin(host)
  if (origin === undefined || cookie === undefined || !mayHoldSession(cookie)) return undefined
  const { addressing, openSession } = pages.runtime.parts
  const brand = addressing.resolve(origin, '/')?.site.brand
  const session = brand === undefined ? undefined : openSession(cookie, brand)
  return session && brand !== undefined ? { session, brand } : undefined
}

function toAsked({ url: target = '', headers }: IncomingMessage): AnsweredHead {
  const { host, 'accept-encoding': encodings, 'if-none-match': ifNoneMatch } = headers
  const isArrival = isArrivalFrom(toText(headers['sec-fetch-site']))
  return { target, host, acceptEncoding: toText(encodings), ifNoneMatch, isArrival }
}

/** Returns the cookies, and the page that led here, if it is of the same origin. */
function toBrought({ host, cookie: cookies, referer }: IncomingHttpHeaders) {
  const page = referer === undefined ? null : URL.parse(referer)
  const isOwn = page?.host === host?.toLowerCase()
  return { cookies, cameFrom: page && isOwn ? `${page.pathname}${page.search}` : undefined }
}

function toText(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header
}
