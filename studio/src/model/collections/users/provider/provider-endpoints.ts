import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { takeTryFrom } from '../../../../access/sign-in/attempts.ts'
import { readCaller } from '../../../../access/sign-in/caller.ts'
import { findStudioOrigin, findStudioOrigins } from '../../../../platform/studio-origin.ts'
import type { PlainQuery } from '../../../../platform/to-plain-query.ts'
import { queryOf } from '../ask.ts'
import { sealText } from '../factors/seal.ts'
import { findSecondStep } from '../factors/second-step.ts'
import { closeTicket, findTicket, openTicket, toEndedCookie } from '../factors/tickets.ts'
import { findBrowserOf } from '../known-browser.ts'
import { openSession } from '../open-session.ts'
import { endByProvider } from './end-by-provider.ts'
import { keepIdentity } from './keep-identity.ts'
import {
  beginProviderFlow,
  endProviderFlow,
  flowSchema,
  ID_TOKEN_USE,
  isProviderAway,
  type ProviderClaims,
} from './provider-client.ts'
import { findProvider, type ProviderSettings } from './provider-settings.ts'
import { findClaimsProblem, readClaims } from './read-claims.ts'

const PROVIDER_PATH = '/login/company'
const CALLBACK = '/api/users/login/company/callback'
const STARTS = 60
const WINDOW_S = 15 * 60

/** Key of a problem, for which the page of the sign-in has a sentence. */
type SignInProblem =
  | 'away'
  | 'over'
  | 'refused'
  | 'cancelled'
  | 'no-group'
  | 'too-many-groups'
  | 'no-email'
  | 'taken'
  | 'often'

const toLogin = (problem: SignInProblem, cookie?: string) => toPage(`/admin/login?problem=${problem}`, cookie)

function toPage(path: string, ...cookies: readonly (string | undefined)[]): Response {
  const answer = new Response(null, { status: 303, headers: { location: path } })
  for (const cookie of cookies) if (cookie !== undefined) answer.headers.append('set-cookie', cookie)
  return answer
}

/** Redirects the browser to the provider. */
const start: Endpoint['handler'] = async (req) => {
  const settings = findProvider()
  if (settings === undefined) return toPage('/admin/login')
  const query = queryOf(req)
  if ((await takeTryFrom(query, 'studio-company', readCaller(req.headers).address, STARTS, WINDOW_S)) > 0)
    return toLogin('often')
  const asked = req.searchParams.get('redirect') ?? ''
  const next = toHeaderText(getSafeRedirect({ redirectTo: asked, fallbackTo: '/admin' }))
  const host = req.headers.get('host')
  const origin = findStudioOrigins().find((each) => new URL(each).host === host) ?? findStudioOrigin()
  const begun = await beginProviderFlow(settings, `${origin}${CALLBACK}`, next).catch((error: unknown) => {
    req.payload.logger.error({ err: error, msg: 'The company’s provider does not answer' })
  })
  if (begun === undefined) return toLogin('away')
  const cookie = await openTicket(query, { kind: 'provider', way: 'company', flow: JSON.stringify(begun.flow) })
  return toPage(begun.address.href, cookie)
}

/**
 * Encodes non-ASCII characters of a path, which are not allowed in a header and would make the answer to a valid
 * sign-in fail.
 */
const toHeaderText = (path: string) => path.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent)

/**
 * Processes the provider's answer. The browser comes from another site and does not send the cookies, so a page of the
 * studio first redirects to this address again. Each answer is accepted only once.
 */
const end: Endpoint['handler'] = async (req) => {
  const settings = findProvider()
  if (settings === undefined) return toPage('/admin/login')
  if (req.searchParams.get('here') !== '1') return toBounce(req)
  const query = queryOf(req)
  const ticket = await findTicket(query, req.headers, ['provider'])
  if (ticket === undefined || !(await closeTicket(query, ticket))) return toLogin('over')
  const ended = toEndedCookie('provider')
  const flow = flowSchema.parse(JSON.parse(ticket.flow))
  const given = new URLSearchParams(req.searchParams)
  given.delete('here')
  const came = await endProviderFlow(settings, flow, given).catch((error: unknown) => {
    req.payload.logger.warn({ err: error, msg: 'A sign-in of the company’s provider was refused' })
    return toProblem(error, given)
  })
  if (typeof came === 'string') return toLogin(came, ended)
  const answer = await letIn(req, settings, came, flow.next).catch((error: unknown) => toRefused(req, error))
  answer.headers.append('set-cookie', ended)
  return answer
}

function toProblem(error: unknown, given: URLSearchParams): SignInProblem {
  if (given.get('error') === 'access_denied') return 'cancelled'
  return isProviderAway(error) ? 'away' : 'refused'
}

/** Shows on the page of the sign-in why the account cannot be created or updated; internal errors are rethrown. */
function toRefused({ payload: { logger } }: PayloadRequest, error: unknown): Response {
  if (!(error instanceof APIError) || error.status >= 500) throw error
  logger.warn({ err: error, msg: 'A person of the company’s provider was refused' })
  return toLogin('refused')
}

const CLAIMS_LOG = {
  refused: { msg: 'The company’s provider names a person (sub) in a way that cannot be kept' },
  'too-many-groups': {
    msg: 'The company’s provider left out the groups of a person that has too many: assign groups to the application there, or use app roles (STUDIO_OIDC_GROUPS_CLAIM=roles)',
  },
}

type Came = { claims: ProviderClaims; idToken: string }

async function letIn(req: PayloadRequest, settings: ProviderSettings, { claims, idToken }: Came, next: string) {
  const problem = findClaimsProblem(claims, settings)
  if (problem !== undefined) {
    req.payload.logger.warn(CLAIMS_LOG[problem])
    return toLogin(problem)
  }
  const kept = await keepIdentity(req, readClaims(claims, settings), settings)
  if ('refusal' in kept) return toLogin(kept.refusal)
  const { userId } = kept
  const query = queryOf(req)
  const browser = await findBrowserOf(req, query, userId)
  const person = await req.payload.findByID({ collection: 'users', id: userId, depth: 0 })
  const step = settings.asksOwnFactor ? await findSecondStep(query, person) : undefined
  const sealedIdToken = sealText(idToken, ID_TOKEN_USE)
  if (step !== undefined) {
    const flow = sealedIdToken.toString('hex')
    const cookie = await openTicket(query, { kind: step.step, userId, browser, way: 'company', flow })
    return toPage(`/admin/login?redirect=${encodeURIComponent(next)}`, cookie)
  }
  const isStill = async (inOne: PlainQuery) =>
    (await inOne('select 1 from accounts.staff_identity where user_id = $1::uuid and ended_at is null', [userId]))
      .length > 0
  const opened = await openSession(req, { userId, browser, way: 'company', sealedIdToken, isStill })
  return toPage(next, ...opened.headers.getSetCookie())
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function toBounce({ searchParams, t }: PayloadRequest): Response {
  const given = new URLSearchParams(searchParams)
  given.set('here', '1')
  const href = `${CALLBACK}?${given}`.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="0;url=${href}"><title>${t('general:loading')}</title>
<body style="font:16px/1.5 sans-serif;padding:2rem"><a href="${href}">${t('authentication:login')}</a></body></html>`
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

export const PROVIDER_ENDPOINTS: readonly Endpoint[] = [
  { method: 'get', path: PROVIDER_PATH, handler: start },
  { method: 'get', path: `${PROVIDER_PATH}/callback`, handler: end },
  { method: 'post', path: `${PROVIDER_PATH}/backchannel-logout`, handler: endByProvider },
]
