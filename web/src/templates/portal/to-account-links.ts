import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import { splitLink } from '@menagerie/sites/split-link'
import type { RenderContext } from '../../context/render-context.ts'
import type { AccountFormName } from '../../features/portal/load-account-form.ts'

/** Returns further links for an account form, or for its result. */
export function toAccountLinks({ t, links, site, isSignedIn }: RenderContext, name: AccountFormName, isSent: boolean) {
  const hrefOf = (to: AccountFormName | 'account') => links.href(fixedPagePath(site, to))
  const whole = (text: string, to: AccountFormName | 'account') => ({
    before: '',
    link: text,
    after: '',
    href: hrefOf(to),
  })
  // The login page would redirect at once.
  if (isSignedIn) return [whole(t('portal.accountTitle'), 'account')]
  if (name !== 'login') return name === 'register' && !isSent ? [] : [whole(t('portal.toLogin'), 'login')]
  const forgot = whole(t('portal.forgotLink'), 'forgot-password')
  return [forgot, { ...splitLink(t('portal.noAccount')), href: hrefOf('register') }]
}
