import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import { readResetToken } from '../../features/portal/portal-forms.ts'
import { freeText } from '../../platform/query-field.ts'
import { toResetCookie } from '../../platform/reset-cookie.ts'
import type { FixedPage } from '../page/fixed-page.ts'
import { SENT, toAccountDocument } from './AccountPage.tsx'

const TOKEN = freeText('token', 128)

/**
 * Spec §5: without a token from an email it redirects to the login page. The token is moved from the address into a
 * cookie at once, so that neither history nor Referer headers contain it.
 */
export const resetPasswordPage: FixedPage = {
  toDocument: (ctx) => toAccountDocument(ctx, 'reset-password'),
  isListed: () => false,
  fields: () => [SENT, TOKEN],
  forms: ['reset-password'],
  loadsWhen: 'always',
  takesSecret: true,
  load: async ({ site, query }, { cookies, isHttps }) => {
    const options = { https: isHttps }
    const token = TOKEN.read(query)
    if (token !== '')
      return {
        status: 303,
        path: fixedPagePath(site, 'reset-password'),
        cookies: [toResetCookie(site.brand, token, options)],
      }
    const isSent = SENT.read(query) === '1'
    if (!isSent && readResetToken(cookies, site.brand, options) === undefined)
      return { status: 303, path: fixedPagePath(site, 'login') }
    return (ctx) => toAccountDocument(ctx, 'reset-password')
  },
}
