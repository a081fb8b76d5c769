import type { FixedPageName } from '@menagerie/sites/fixed-pages'
import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { ContentApi } from '../../platform/content-api.ts'
import type { FormHandler, FormInput } from '../../platform/forms/form.ts'
import { askAccounts } from './ask-accounts.ts'
import { type AskingPage, FROM } from './asking-page.ts'

const PAGE: FixedPageName = 'account'
/** What the page says was done, in its address. */
export const DONE = ['details', 'password', 'sessions'] as const
export type Done = (typeof DONE)[number]

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
} as const satisfies Record<string, Change>

function change(contentApi: ContentApi, { method, path, fields, done }: Change): FormHandler {
  return async (input) => {
    const { site, links, visitor } = input
    if (visitor.session === undefined) return { kind: 'redirect', ...toLogin({ site, links }) }
    const body = fields.length === 0 ? undefined : pick(input, fields)
    const answer = await askAccounts(contentApi, input, path, body, method)
    return 'kind' in answer ? answer : { kind: 'redirect', path: fixedPagePath(site, PAGE), query: { sent: done } }
  }
}

/** To sign in, and then back to one's own account where the locale has no other page for it. */
export function toLogin({ site, links }: Pick<FormInput, 'site' | 'links'>): AskingPage {
  return { path: fixedPagePath(site, 'login'), query: { [FROM]: links.href(fixedPagePath(site, PAGE)) } }
}

const pick = ({ fields }: FormInput, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? '']))

/** Forms for customers' own accounts; the studio checks the session each time. */
export function createOwnAccountForms(contentApi: ContentApi) {
  return {
    'account-details': { handle: change(contentApi, CHANGES['account-details']) },
    'account-password': { handle: change(contentApi, CHANGES['account-password']) },
    'account-sessions': { handle: change(contentApi, CHANGES['account-sessions']) },
  }
}
