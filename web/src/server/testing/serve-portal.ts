import type { FeedChange } from '@menagerie/contract/feed'
import type { ContentApiAnswer } from '../../platform/content-api.ts'
import { pageChange } from '../../replica/testing/example-changes.ts'
import { createForms } from '../forms/form-handlers.ts'
import { openSessions } from '../sessions/open-sessions.ts'
import { askRaw } from './raw-client.ts'
import { serveReplica } from './serve-replica.ts'

const HOST = { host: 'localhost' }
const POST = { ...HOST, 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
export const LOG_IN = '/business/login/'
/** Text that only customers may read. */
export const SECRET = 'Trade price 4.20'
const PROFILE = {
  id: '00000000-0000-4000-8000-000000000001',
  company: 'The Paw',
  address: 'High Street 1',
  postcode: 'AB1 2CD',
  city: 'Leeds',
  name: 'Jane de Vries',
  email: 'jane@shop.example',
}
export const FILE = {
  key: '11111111-1111-4111-8111-111111111111',
  title: 'Price list',
  name: 'prices.pdf',
  mime: 'application/pdf',
  bytes: 48_000,
}
const CHILD = { key: 'c', path: 'portal/prices', title: 'Prices', shortDescription: SECRET }
const BEGUN = { token: 'bearer-of-jane', expires_at: '2030-01-01T00:00:00Z', device: 'known-browser', profile: PROFILE }
const AT = { started_at: '2026-05-05T08:00:00Z', seen_at: '2026-05-05T09:00:00Z' }
const SESSIONS = [
  { ...AT, id: 'this', agent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0', is_current: true },
  { ...AT, id: 'that', agent: 'curl/8.0', is_current: false },
]
const EXPORTED = { account: { company: 'The Paw' }, sessions: [], devices: [], events: [], mails: [], forms: [] }
const NOW = 1_000_000
const LATER = 2_000_000

type StudioCall = { path: string; body: unknown }

/** Serves a site of en_US with a home page and `pages`, with a stand-in for the studio that has one customer with the password `right`. */
export async function servePortal(pages: readonly FeedChange[] = [], others: readonly FeedChange[] = []) {
  const studio = { isDown: false, isOver: false, asked: [] as StudioCall[], sent: [] as unknown[] }
  const contentApi = {
    ask: async (path: string, { body }: { body?: unknown } = {}) => {
      if (studio.isDown) throw new Error('there is no studio')
      studio.asked.push({ path, body })
      return answerOf(path, body, studio.isOver, pages)
    },
  }
  const outbox = {
    accept: async (submission: unknown) => {
      studio.sent.push(submission)
      return 'stored' as const
    },
  }
  const secret = 'a secret of at least thirty-two letters'
  const sessions = openSessions({ secret, https: false, contentApi, now: () => NOW })
  const { port, publish } = await serveReplica('local', {
    live: { search: { search: () => Promise.reject(new Error('no search')) }, contentApi },
    forms: createForms(outbox, { contentApi, seal: sessions.seal }),
    searchOf: () => ({ address: '/1/indexes/*/queries', indexOf: (type) => type }),
    openSession: sessions.open,
    checkSession: sessions.check,
  })
  publish(pageChange('home', '', {}, { locale: 'en_US' }), ...pages, ...others)
  const get = (path: string, more: Record<string, string> = {}) => askRaw(port, path, { headers: { ...HOST, ...more } })
  const post = (path: string, body: string, more: Record<string, string> = {}) =>
    askRaw(port, path, { method: 'POST', headers: { ...POST, ...more }, body })
  return {
    studio,
    get,
    post,
    /** Cookie of a live session. */
    cookie: `tailwell-session=${sessions.seal({ account: 'a', bearer: 'b' }, 'tailwell', LATER)}`,
    logIn: (password: string, more?: Record<string, string>) =>
      post(LOG_IN, `form-name=login&email=jane%40shop.example&password=${password}`, more),
  }
}

function answerOf(path: string, body: unknown, isOver: boolean, pages: readonly FeedChange[]): ContentApiAnswer {
  if (path === '/auth/login' && JSON.stringify(body).includes('"early"'))
    return { status: 403, json: { message: 'The application of The Paw is pending', isNotice: true } }
  if (path === '/auth/login')
    return JSON.stringify(body).includes('"right"')
      ? { status: 200, json: BEGUN }
      : { status: 422, json: { message: 'The email address or the password is not right' } }
  if (isOver && path !== '/auth/logout') return { status: 401, json: { message: 'Please log in' } }
  if (path === '/auth/me') return { status: 200, json: PROFILE }
  if (path === '/auth/devices') return { status: 200, json: { data: SESSIONS } }
  if (path === '/auth/export' && !JSON.stringify(body).includes('link-of-a-mail'))
    return { status: 422, json: { message: 'The link is used', errors: { token: ['The link is used'] } } }
  if (path === '/auth/export') return { status: 200, json: EXPORTED }
  if (path === '/auth/email-confirm') return { status: 200, json: { message: 'Done', is_done: true } }
  if (path === '/auth/sessions') return { status: 200, json: { data: SESSIONS } }
  if (path.startsWith('/auth/pages/')) return toGatedPage(path.slice('/auth/pages/'.length), pages)
  return { status: 200, json: { message: 'Done' } }
}

function toGatedPage(path: string, pages: readonly FeedChange[]): ContentApiAnswer {
  const stub = pages.find((page) => page.path === path)
  const body = Object.assign({}, stub?.body, { subTitle: SECRET })
  const gated = { key: stub?.key, path, body, downloads: [FILE], children: [CHILD], profile: PROFILE }
  return { status: 200, json: JSON.parse(JSON.stringify(gated)) }
}
