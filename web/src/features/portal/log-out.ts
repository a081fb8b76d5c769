import type { FormHandler } from '../../platform/forms/form.ts'
import { toEndedSessionCookie } from '../../platform/session-cookie.ts'

/** Spec §4: the session is over, and the visitor is at the home page. */
export const logOut: FormHandler = async ({ site, visitor }) => ({
  kind: 'redirect',
  path: '',
  cookies: [toEndedSessionCookie(site.brand, { https: visitor.isHttps })],
})
