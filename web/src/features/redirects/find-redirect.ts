import { targetFor } from '@menagerie/contract/follow-redirect'
import type { RedirectBody } from '@menagerie/contract/redirect'
import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'

/** Target of a redirect: a path of the same brand-locale, another website, or gone. */
export type Redirect = {
  status: RedirectBody['status']
  to: { path: string } | { url: string } | 'gone'
}

/** Finds the redirect for exactly this path, which has precedence over all else there. A redirect to its own address does not count. */
export function findExactRedirect(ctx: RenderContext, path: string): Redirect | undefined {
  const found = ctx.reader.at(path)
  if (found?.kind !== 'redirect') return undefined
  const redirect = ctx.reader.get('redirect', found.key)
  return redirect && toRedirect(ctx, path, redirect.body)
}

/** Finds the prefix redirect for a path without a page: the one with the longest matching address. */
export function findPrefixRedirect(ctx: RenderContext, path: string): Redirect | undefined {
  const [segment = ''] = path.split('/')
  for (const key of ctx.reader.list(LISTS.redirectPrefixes(segment))) {
    const body = ctx.reader.get('redirect', key)?.body
    const redirect = body && isAtOrBelow(path, body.from) ? toRedirect(ctx, path, body) : undefined
    if (redirect !== undefined) return redirect
  }
  return undefined
}

function isAtOrBelow(path: string, from: string): boolean {
  return path === from || path.startsWith(`${from}/`)
}

/** Returns undefined for a redirect to the requested address. */
function toRedirect(ctx: RenderContext, path: string, body: RedirectBody): Redirect | undefined {
  const to = toPlace(ctx, targetFor(body, path))
  const isItself = to !== 'gone' && ('path' in to ? to.path === path : isSamePage(to.url, ctx.links.url(path)))
  return isItself ? undefined : { status: body.status, to }
}

function toPlace(ctx: RenderContext, target: RedirectBody['to']): Redirect['to'] {
  switch (target.type) {
    case 'path':
      return { path: target.path }
    case 'external':
      // Normalised by the URL parser, as an editor may have typed letters that a header cannot contain.
      return { url: new URL(target.url).href }
    case 'entry': {
      const path = ctx.reader.pathOf(target.kind, target.key)
      return path === undefined ? 'gone' : { path }
    }
  }
}

/** Compares addresses without query and fragment. */
function isSamePage(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)]
  return a.origin === b.origin && withoutEnd(a.pathname) === withoutEnd(b.pathname)
}

function withoutEnd(pathname: string): string {
  return pathname.replace(/\/+$/, '').toLowerCase()
}
