import { targetFor } from '@menagerie/contract/follow-redirect'
import type { RedirectBody } from '@menagerie/contract/redirect'
import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'

/** Where an address that was left leads: a path of the same brand-locale, another website, or nowhere any more. */
export type Redirect = {
  status: RedirectBody['status']
  to: { path: string } | { url: string } | 'gone'
}

/** The redirect that stands at a path, before all else there. One that leads to its own address does not count. */
export function findExactRedirect(ctx: RenderContext, path: string): Redirect | undefined {
  const found = ctx.reader.at(path)
  if (found?.kind !== 'redirect') return undefined
  const redirect = ctx.reader.get('redirect', found.key)
  return redirect && toRedirect(ctx, path, redirect.body)
}

/** For a path where nothing stands: the redirect for all below an address, the one with the longest such address. */
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

/** Undefined for one that leads to where it was asked for. */
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
      // As browsers write it: what an editor typed may hold letters that no header can carry.
      return { url: new URL(target.url).href }
    case 'entry': {
      const path = ctx.reader.pathOf(target.kind, target.key)
      return path === undefined ? 'gone' : { path }
    }
  }
}

/** Query and fragment do not make another page. */
function isSamePage(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)]
  return a.origin === b.origin && withoutEnd(a.pathname) === withoutEnd(b.pathname)
}

function withoutEnd(pathname: string): string {
  return pathname.replace(/\/+$/, '').toLowerCase()
}
