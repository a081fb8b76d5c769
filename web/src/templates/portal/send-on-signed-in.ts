import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import { findPublishedFeaturePath } from '../../content/site-features.ts'
import type { RenderContext } from '../../context/render-context.ts'
import type { Loaded } from '../page/page-config.ts'

/** Sends a signed-in customer on from a page that asks for the sign-in: to the portal, without one to the own account. Undefined for all others. */
export function sendOnSignedIn(ctx: RenderContext): Loaded | undefined {
  if (!ctx.isSignedIn) return undefined
  return { status: 303, path: findPublishedFeaturePath(ctx, 'portal') ?? fixedPagePath(ctx.site, 'account') }
}
