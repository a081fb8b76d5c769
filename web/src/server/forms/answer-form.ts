import type { IncomingMessage } from 'node:http'
import type { MessageKey } from '@menagerie/sites/translate'
import { loadSiteFeatures } from '../../content/site-features.ts'
import type { FormFields, FormInput, FormOutcome, Forms } from '../../platform/forms/form.ts'
import { FORM_NAME_FIELD, type FormName, isFormName } from '../../platform/forms/form-names.ts'
import type { Session } from '../../platform/session.ts'
import { toVisitorKey } from '../geo/visitor-key.ts'
import { type Answer, toAnswer } from '../http/answer.ts'
import { NO_STORE } from '../http/headers.ts'
import { failedPage } from '../pages/error-pages.ts'
import { withDeadline } from '../pages/live-deadline.ts'
import type { PageRequest } from '../pages/page-request.ts'
import type { Pages } from '../pages/pages.ts'
import { toPlainAnswer, toPlainPage } from '../pages/plain-page.ts'
import type { ReadAddress } from '../pages/read-address.ts'
import { redirectPage } from '../pages/redirect-page.ts'
import type { FoundRoute } from '../pages/render-route.ts'
import type { SiteRoute } from '../site-parts.ts'
import { isSameOrigin } from './check-origin.ts'
import type { FormLimits } from './form-limits.ts'
import { isFormType, parseFields } from './parse-fields.ts'
import { type BodyFault, readFormBody } from './read-body.ts'

const MAX_FORM_BYTES = 65_536
const TOO_MANY = 429
const UNAVAILABLE = 503
const READ_MS = 10_000
const HANDLE_MS = 15_000
/** Retry-After when too many posts of one household are in progress. */
const RETRY_BUSY_S = 2
const NO_BODY = Buffer.alloc(0)
const CLOSE = ['Connection', 'close']

type FormWay = { pages: Pages; limits: FormLimits; addressOf: (request: IncomingMessage) => string }
type Post = { request: PageRequest; incoming: IncomingMessage; session: Session | undefined; gone: AbortSignal }

/** Answers a POST to a page's own address: refuses it, redirects with 303, or shows the page again with the errors. */
export async function answerForm(way: FormWay, post: Post): Promise<Answer> {
  const { pages } = way
  const { parts, headers } = pages.runtime
  const refuse = (status: number, more: readonly string[], body: Buffer): Answer =>
    toPlainAnswer(status, [...more, ...CLOSE, ...headers, ...NO_STORE], body)
  const place = pages.find(post.request, post)
  if ('status' in place) return place
  const { asked, found } = place
  if ('error' in found) return failedPage(pages.runtime, asked, found)
  const { route } = found
  const say = (text: MessageKey) => {
    const t = parts.translatorOf(asked.site)
    return toPlainPage(t('form.notSent'), t(text), asked.site.iso)
  }
  const names = formsOf(route)
  // A gated page redirects anonymous visitors home, whatever the method (reading 32).
  if (names.length === 0 && route.status === 303) return redirectPage(pages.runtime, asked, route, found.tags)
  if (names.length === 0) {
    parts.metrics.count('other:method-not-allowed')
    return refuse(405, ['Allow', 'GET, HEAD'], NO_BODY)
  }
  const forbid = () => {
    parts.metrics.count('form:forbidden')
    return refuse(403, [], say('form.elsewhere'))
  }
  const isOwn = isSameOrigin(post.incoming.headers, parts)
  if (!isOwn && names.every((name) => parts.forms[name].readByLink === undefined)) return forbid()
  const fields = await readFields(post.incoming)
  if (typeof fields === 'string') {
    parts.metrics.count('form:unreadable')
    const { status, text } = FAULTS[fields]
    return refuse(status, [], say(text))
  }
  const byLink = findByLink(parts.forms, names, fields, asked)
  if (byLink) return handle(way, post, { asked, found, ...byLink })
  if (!isOwn) return forbid()
  const name = fields[FORM_NAME_FIELD]
  if (!isFormName(name) || !names.includes(name)) {
    parts.metrics.count('form:unreadable')
    return refuse(400, [], say('form.notWhole'))
  }
  return handle(way, post, { asked, found, name, fields })
}

/** Finds a post that is authorised by the address it was sent to (`ReadByLink`). */
function findByLink(forms: Forms, names: readonly FormName[], typed: FormFields, { query }: ReadAddress) {
  for (const name of names) {
    const fields = forms[name].readByLink?.(typed, new URLSearchParams(query))
    if (fields) return { name, fields }
  }
  return undefined
}

type AddressedForm = { asked: ReadAddress; found: FoundRoute; name: FormName; fields: FormFields }

async function handle({ pages, limits, addressOf }: FormWay, post: Post, sent: AddressedForm): Promise<Answer> {
  const { parts } = pages.runtime
  const { asked, name, fields } = sent
  const address = addressOf(post.incoming)
  const now = parts.clock()
  const t = parts.translatorOf(asked.site)
  const waitS = limits.take(name, address, now)
  if (waitS > 0) return refused(pages, post, sent, address, toTooMany(fields, t('form.tooMany'), waitS))
  const end = limits.begin(name, address)
  if (end === undefined) return refused(pages, post, sent, address, toTooMany(fields, t('form.tooMany'), RETRY_BUSY_S))
  try {
    return await handleBegun(pages, post, sent, address)
  } finally {
    end()
  }
}

/** Handles a post and counts it as in progress until its answer is made, also while the page waits to be rendered again. */
async function handleBegun(pages: Pages, post: Post, sent: AddressedForm, address: string): Promise<Answer> {
  const { parts } = pages.runtime
  const { asked, found, name, fields } = sent
  const handling = await withDeadline(HANDLE_MS, new AbortController().signal, (signal) =>
    parts.forms[name].handle({
      site: asked.site,
      path: asked.path,
      fields,
      visitor: toVisitor(post, address, parts.https),
      t: parts.translatorOf(asked.site),
      links: parts.addressing.links(asked.site),
      features: loadSiteFeatures(pages.runtime.createContext(asked.site, new Set())),
      now: parts.clock(),
      signal,
    }),
  )
  if ('error' in handling) {
    parts.metrics.count('form:failed')
    parts.metrics.countForm(name, asked.site.id, 'failed')
    return failedPage(pages.runtime, asked, { error: handling.error, tags: found.tags })
  }
  const outcome = handling.value
  if (outcome.kind === 'refused') return refused(pages, post, sent, address, outcome)
  parts.metrics.count('form:accepted')
  parts.metrics.countForm(name, asked.site.id, 'accepted')
  if (outcome.kind === 'done') return toAnswer(200, [...pages.runtime.headers, ...NO_STORE], NO_BODY)
  if (outcome.kind === 'file') return toFile(pages, outcome)
  const location = parts.addressing.links(asked.site).href(outcome.path, outcome.query)
  return toAnswer(
    303,
    ['Location', location, ...toSetCookies(outcome.cookies ?? []), ...pages.runtime.headers, ...NO_STORE],
    NO_BODY,
  )
}

const toSetCookies = (cookies: readonly string[]) => cookies.flatMap((cookie) => ['Set-Cookie', cookie])

type SavedFile = Extract<FormOutcome, { kind: 'file' }>

/** Nothing in the file may run or be shown as the site's own content. */
function toFile(pages: Pages, { name, type, content, cookies = [] }: SavedFile): Answer {
  const own = ['Content-Type', type, 'Content-Disposition', `attachment; filename="${name}"`, ...toSetCookies(cookies)]
  return toAnswer(200, [...own, ...pages.runtime.headers, ...NO_STORE], Buffer.from(content))
}

function toVisitor({ incoming, session }: Post, address: string, isHttps: boolean): FormInput['visitor'] {
  const { cookie: cookies, 'user-agent': agent } = incoming.headers
  return { address, isHttps, session, cookies, agent }
}

/** Returns the page of the form, with what was typed and its errors. */
function refused(
  pages: Pages,
  { request, incoming, session, gone }: Post,
  { asked, name }: AddressedForm,
  address: string,
  outcome: Refusal,
): Promise<Answer> {
  const { metrics } = pages.runtime.parts
  const isFailed = outcome.status >= UNAVAILABLE
  metrics.count(isFailed ? 'form:failed' : 'form:refused')
  metrics.countForm(name, asked.site.id, isFailed ? 'failed' : outcome.status === TOO_MANY ? 'limited' : 'refused')
  const { kind: _, retryAfterS, ...form } = outcome
  const retry = retryAfterS === undefined ? [] : ['Retry-After', String(retryAfterS)]
  return pages.answerLive(
    request,
    // A queue of its own: the typed form does not wait behind pages of the same household.
    { key: `form ${toVisitorKey(address)}`, session, cookies: incoming.headers.cookie, gone, form: { ...form, name } },
    { status: form.status, headers: retry },
  )
}

type Refusal = Extract<FormOutcome, { kind: 'refused' }>

function toTooMany(values: FormFields, message: string, retryAfterS: number): Refusal {
  const shown = Object.fromEntries(Object.entries(values).filter(([name]) => !name.includes('password')))
  return { kind: 'refused', status: 429, errors: {}, message, values: shown, retryAfterS }
}

const FAULTS: Record<BodyFault | 'other-type' | 'unreadable', { status: number; text: MessageKey }> = {
  'too-large': { status: 413, text: 'form.tooLarge' },
  'too-slow': { status: 408, text: 'form.notWhole' },
  'cut-off': { status: 400, text: 'form.notWhole' },
  'other-type': { status: 415, text: 'form.notWhole' },
  unreadable: { status: 400, text: 'form.notWhole' },
}

async function readFields(incoming: IncomingMessage): Promise<FormFields | keyof typeof FAULTS> {
  const { 'content-type': type, 'content-length': length } = incoming.headers
  if (!isFormType(type)) return 'other-type'
  if (Number(length ?? 0) > MAX_FORM_BYTES) return 'too-large'
  const body = await readFormBody(incoming, { maxBytes: MAX_FORM_BYTES, ms: READ_MS })
  if (!body.ok) return body.error
  return (await parseFields(type, body.value)) ?? 'unreadable'
}

function formsOf(route: SiteRoute): readonly FormName[] {
  if (route.status === 303) return ('forms' in route && route.forms) || []
  return ('config' in route && route.config?.forms) || []
}
