import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { MessageKey } from '@menagerie/sites/translate'
import { CONFIRMED } from '../../features/portal/own-account-forms.ts'
import { CONFIRM_COOKIE } from '../../platform/link-cookie.ts'
import { freeText, oneOf } from '../../platform/query-field.ts'
import type { FixedPage } from '../page/fixed-page.ts'
import { toAccountDocument } from './AccountPage.tsx'

const TOKEN = freeText('token', 128)
const CONFIRMED_FIELD = oneOf('sent', CONFIRMED)
const TEXTS: Readonly<Record<(typeof CONFIRMED)[number], MessageKey>> = {
  half: 'auth.emailHalf',
  done: 'auth.emailChanged',
}

/** Target of the links that confirm a new email address: only a press confirms, as programs follow links, too. */
export const confirmEmailPage: FixedPage = {
  toDocument: (ctx) => toAccountDocument(ctx, 'confirm-email'),
  isListed: () => false,
  fields: () => [CONFIRMED_FIELD, TOKEN],
  forms: ['confirm-email'],
  loadsWhen: 'always',
  takesSecret: true,
  load: async ({ site, query }, { cookies, isHttps }) => {
    const options = { https: isHttps }
    const token = TOKEN.read(query)
    const path = fixedPagePath(site, 'confirm-email')
    if (token !== '') return { status: 303, path, cookies: [CONFIRM_COOKIE.toCookie(site.brand, token, options)] }
    const said = CONFIRMED_FIELD.read(query)
    if (said === undefined && CONFIRM_COOKIE.readToken(cookies, site.brand, options) === undefined)
      return { status: 303, path: fixedPagePath(site, 'login') }
    return (ctx) => toAccountDocument(ctx, 'confirm-email', { done: said && TEXTS[said] })
  },
}
