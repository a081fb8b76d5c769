import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { RenderContext } from '../../context/render-context.ts'
import { afterLoginPath } from '../../features/portal/after-login-path.ts'
import type { Loaded } from '../page/page-config.ts'

/** Sends a signed-in customer on from a page that asks for the sign-in: to the portal, without one to the own account. Undefined for all others. */
export function sendOnSignedIn({ site, isSignedIn }: RenderContext): Loaded | undefined {
  if (!isSignedIn) return undefined
  return { status: 303, path: afterLoginPath(site) ?? fixedPagePath(site, 'account') }
}
