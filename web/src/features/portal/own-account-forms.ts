import { accountExportSchema, emailConfirmedSchema } from '@menagerie/contract/accounts'
import type { FixedPageName } from '@menagerie/sites/fixed-pages'
import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { ContentApi } from '../../platform/content-api.ts'
import type { FormHandler, FormInput, FormOutcome } from '../../platform/forms/form.ts'
import { CONFIRM_COOKIE, DATA_LINK_COOKIE } from '../../platform/link-cookie.ts'
import { toEndedSessionCookie } from '../../platform/session-cookie.ts'
import { askAccounts, unavailable } from './ask-accounts.ts'
import { type AskingPage, FROM } from './asking-page.ts'

const PAGE: FixedPageName = 'account'
/** Values of the query parameter by which the page confirms what was done. */
export const DONE = ['details', 'password', 'sessions', 'session', 'devices', 'email', 'data-link'] as const
export type Done = (typeof DONE)[number]
/** The same for the page that confirms an email address, and for the login page. */
export const CONFIRMED = ['half', 'done'] as const
export const DELETED = 'deleted'

type Change = { method: 'PATCH' | 'POST' | 'DELETE'; path: string; fields: readonly string[]; done: Done }

const CHANGES = {
  'account-details': {
    method: 'PATCH',
    path: '/auth/me',
    fields: ['company', 'address', 'postcode', 'city', 'name'],
    done: 'details',
  },
  'account-password': {
    method: 'POST',
    path: '/auth/password',
    fields: ['current_password', 'password', 'password_confirmation'],
    done: 'password',
  },
  'account-sessions': { method: 'DELETE', path: '/auth/sessions', fields: [], done: 'sessions' },
  'account-session': { method: 'POST', path: '/auth/session-end', fields: ['id'], done: 'session' },
  'account-devices': { method: 'DELETE', path: '/auth/devices', fields: [], done: 'devices' },
  'account-data-link': { method: 'POST', path: '/auth/data-link', fields: ['page'], done: 'data-link' },
  'account-email': {
    method: 'POST',
    path: '/auth/email',
    fields: ['email', 'current_password', 'page'],
    done: 'email',
  },
} as const satisfies Record<string, Change>

/** Redirects visitors without a session to the login page. */
function signedIn(handle: (input: FormInput) => Promise<FormOutcome>): FormHandler {
  return (input) =>
    input.visitor.session === undefined ? Promise.resolve({ kind: 'redirect', ...toLogin(input) }) : handle(input)
}

function change(contentApi: ContentApi, { method, path, fields, done }: Change): FormHandler {
  return signedIn(async (input) => {
    const { site, links } = input
    // The address for an email's links is set here, never by the form.
    const page = links.url(fixedPagePath(site, done === 'data-link' ? PAGE : 'confirm-email'))
    const body = fields.length === 0 ? undefined : pick({ ...input.fields, page }, fields)
    const answer = await askAccounts(contentApi, input, path, body, method)
    return 'kind' in answer ? answer : { kind: 'redirect', path: fixedPagePath(site, PAGE), query: { sent: done } }
  })
}

/** Confirms an email address with the token from a link, which was put into a cookie; done by a press, not by following the link. */
function confirmEmail(contentApi: ContentApi): FormHandler {
  return async (input) => {
    const { site, visitor } = input
    const https = visitor.isHttps
    const token = CONFIRM_COOKIE.readToken(visitor.cookies, site.brand, { https })
    if (token === undefined) return { kind: 'redirect', path: fixedPagePath(site, 'login') }
    const answer = await askAccounts(contentApi, input, '/auth/email-confirm', { token })
    if ('kind' in answer) return answer
    const said = emailConfirmedSchema.safeParse(answer.json).data
    if (said === undefined) return unavailable(input)
    const ended = said.is_done ? [toEndedSessionCookie(site.brand, { https })] : []
    const cookies = [CONFIRM_COOKIE.toEndedCookie(site.brand, { https }), ...ended]
    const query = { sent: said.is_done ? CONFIRMED[1] : CONFIRMED[0] }
    return { kind: 'redirect', path: fixedPagePath(site, 'confirm-email'), query, cookies }
  }
}

/** Takes the token from the cookie that the link has set, never from the form. Without one, the call is refused like one with a used link. */
function toOpened({ site, visitor }: FormInput) {
  const options = { https: visitor.isHttps }
  const token = DATA_LINK_COOKIE.readToken(visitor.cookies, site.brand, options) ?? 'none'
  return { token, ended: DATA_LINK_COOKIE.toEndedCookie(site.brand, options) }
}

/** An export has every form and mail of a customer, also those that other people have sent in the customer's name. It is asked for a few times an hour. */
const OF_EXPORT = { bytes: 16 * 1024 * 1024, ms: 12_000 }

function exportData({ ask }: ContentApi): FormHandler {
  const large: ContentApi = { ask: (path, call) => ask(path, { ...call, most: OF_EXPORT }) }
  return signedIn(async (input) => {
    const { token, ended } = toOpened(input)
    const answer = await askAccounts(large, input, '/auth/export', { token })
    if ('kind' in answer) return answer
    const found = accountExportSchema.safeParse(answer.json).data
    if (found === undefined) return unavailable(input)
    const content = `${JSON.stringify(found, null, 2)}\n`
    const name = `${input.site.brand}-account.json`
    return { kind: 'file', name, type: 'application/json; charset=utf-8', content, cookies: [ended] }
  })
}

function deleteAccount(contentApi: ContentApi): FormHandler {
  return signedIn(async (input) => {
    const { site, visitor } = input
    const { token, ended } = toOpened(input)
    const body = { ...pick(input.fields, ['current_password']), token }
    const answer = await askAccounts(contentApi, input, '/auth/delete', body)
    if ('kind' in answer) return answer
    const cookies = [ended, toEndedSessionCookie(site.brand, { https: visitor.isHttps })]
    return { kind: 'redirect', path: fixedPagePath(site, 'login'), query: { sent: DELETED }, cookies }
  })
}

/** Returns the login page; after it the visitor comes back to the account, where the locale has no other page for that. */
export function toLogin({ site, links }: Pick<FormInput, 'site' | 'links'>): AskingPage {
  return { path: fixedPagePath(site, 'login'), query: { [FROM]: links.href(fixedPagePath(site, PAGE)) } }
}

const pick = (fields: FormInput['fields'], names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? '']))

/** Forms for customers' own accounts; the studio checks the session each time. */
export function createOwnAccountForms(contentApi: ContentApi) {
  return {
    'account-details': { handle: change(contentApi, CHANGES['account-details']) },
    'account-password': { handle: change(contentApi, CHANGES['account-password']) },
    'account-sessions': { handle: change(contentApi, CHANGES['account-sessions']) },
    'account-session': { handle: change(contentApi, CHANGES['account-session']) },
    'account-devices': { handle: change(contentApi, CHANGES['account-devices']) },
    'account-email': { handle: change(contentApi, CHANGES['account-email']) },
    'account-data-link': { handle: change(contentApi, CHANGES['account-data-link']) },
    'confirm-email': { handle: confirmEmail(contentApi) },
    'account-export': { handle: exportData(contentApi) },
    'account-delete': { handle: deleteAccount(contentApi) },
  }
}
