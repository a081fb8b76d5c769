import { loginAnswerSchema, passwordResetAnswerSchema, SESSION_MAX_S } from '@menagerie/contract/accounts'
import type { BrandKey } from '@menagerie/sites/brand-locale'
import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { ContentApi } from '../../platform/content-api.ts'
import { toDeviceCookie } from '../../platform/device-cookie.ts'
import type { FormHandler, FormInput } from '../../platform/forms/form.ts'
import { readCookie } from '../../platform/read-cookie.ts'
import { resetCookieName, toEndedResetCookie } from '../../platform/reset-cookie.ts'
import type { SealSession } from '../../platform/session.ts'
import { toEndedSessionCookie, toSessionCookie } from '../../platform/session-cookie.ts'
import { askAccounts, unavailable } from './ask-accounts.ts'
import { type AskingPage, FROM, findAskingPage } from './asking-page.ts'
import { createOwnAccountForms } from './own-account-forms.ts'

export type AccountParts = { contentApi: ContentApi; seal: SealSession }

const SENT = { sent: '1' }
const PROFILE = ['company', 'address', 'postcode', 'city', 'name', 'email']
const TWICE = ['password', 'password_confirmation']
const pick = ({ fields }: FormInput, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? '']))

/** Spec §4, login: begins a session and redirects to the locale's portal. */
function logIn({ contentApi, seal }: AccountParts): FormHandler {
  return async (input) => {
    const { site, visitor, now } = input
    const answer = await askAccounts(contentApi, input, '/auth/login', pick(input, ['email', 'password']))
    if ('kind' in answer) return answer
    const begun = loginAnswerSchema.safeParse(answer.json).data
    if (begun === undefined) return unavailable(input)
    const session = { account: begun.profile.id, bearer: begun.token }
    const sealed = seal(session, site.brand, now + SESSION_MAX_S * 1000)
    const https = visitor.isHttps
    return {
      kind: 'redirect',
      ...toNext(input),
      cookies: [
        toSessionCookie(site.brand, sealed, { https, maxAgeS: SESSION_MAX_S }),
        toDeviceCookie(site.brand, begun.device, { https }),
      ],
    }
  }
}

/** Spec §2: returns the portal of the locale; without one the page that the visitor came from, else home. */
function toNext({ site, links, path: own, fields, features: { portal } }: FormInput): AskingPage {
  if (portal !== undefined) return { path: portal, query: {} }
  return findAskingPage({ site, links, portal, own }, fields[FROM]) ?? { path: '', query: {} }
}

function register({ contentApi }: AccountParts): FormHandler {
  return async (input) => {
    const answer = await askAccounts(contentApi, input, '/auth/register', pick(input, [...PROFILE, ...TWICE]))
    return 'kind' in answer ? answer : { kind: 'redirect', path: fixedPagePath(input.site, 'register'), query: SENT }
  }
}

function forgotPassword({ contentApi }: AccountParts): FormHandler {
  return async (input) => {
    const page = input.links.url(fixedPagePath(input.site, 'reset-password'))
    const body = { ...pick(input, ['email']), page }
    const answer = await askAccounts(contentApi, input, '/auth/password-reset-mail', body)
    const path = fixedPagePath(input.site, 'forgot-password')
    return 'kind' in answer ? answer : { kind: 'redirect', path, query: SENT }
  }
}

/** Takes the token from the cookie that the link has set, never from the form. */
function resetPassword({ contentApi }: AccountParts): FormHandler {
  return async (input) => {
    const { site, visitor } = input
    const https = visitor.isHttps
    const reset_token = readResetToken(visitor.cookies, site.brand, { https })
    if (reset_token === undefined) return { kind: 'redirect', path: fixedPagePath(site, 'login') }
    const answer = await askAccounts(contentApi, input, '/auth/password-reset', { ...pick(input, TWICE), reset_token })
    if ('kind' in answer) return answer
    const known = passwordResetAnswerSchema.safeParse(answer.json).data
    const cookies = [
      toEndedResetCookie(site.brand, { https }),
      toEndedSessionCookie(site.brand, { https }),
      ...(known === undefined ? [] : [toDeviceCookie(site.brand, known.device, { https })]),
    ]
    return { kind: 'redirect', path: fixedPagePath(site, 'reset-password'), query: SENT, cookies }
  }
}

/** Spec §4: ends the session, here and in the studio, and redirects home. */
function logOut({ contentApi }: AccountParts): FormHandler {
  return async (input) => {
    const { site, visitor } = input
    // This browser is signed out, whatever the studio answers.
    if (visitor.session !== undefined) await askAccounts(contentApi, input, '/auth/logout', undefined)
    return { kind: 'redirect', path: '', cookies: [toEndedSessionCookie(site.brand, { https: visitor.isHttps })] }
  }
}

export function readResetToken(cookies: string | undefined, brand: BrandKey, options: { https: boolean }) {
  const value = readCookie(cookies, resetCookieName(brand, options))
  return value === undefined || !/^[\w-]{1,128}$/.test(value) ? undefined : value
}

export function createPortalForms(parts: AccountParts) {
  return {
    login: { handle: logIn(parts) },
    register: { handle: register(parts) },
    'forgot-password': { handle: forgotPassword(parts) },
    'reset-password': { handle: resetPassword(parts) },
    logout: { handle: logOut(parts) },
    ...createOwnAccountForms(parts.contentApi),
  }
}
