import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import { findPublishedFeaturePath } from '../../content/site-features.ts'
import type { RenderContext } from '../../context/render-context.ts'
import type { Loaded } from '../page/page-config.ts'

/** Redirects a signed-in customer from a login page: to the portal, or without one to the account. Undefined for other visitors. */
export function sendOnSignedIn(ctx: RenderContext): Loaded | undefined {
  if (!ctx.isSignedIn) return undefined
  return { status: 303, path: findPublishedFeaturePath(ctx, 'portal') ?? fixedPagePath(ctx.site, 'account') }
}
