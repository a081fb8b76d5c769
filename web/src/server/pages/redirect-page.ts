import type { Addressing } from '@menagerie/sites/addressing'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { type Answer, toAnswer } from '../http/answer.ts'
import { NO_STORE, REVALIDATE } from '../http/headers.ts'
import type { RedirectRoute, SiteRoute } from '../site-parts.ts'
import type { PageRuntime } from './page-runtime.ts'
import type { ReadAddress } from './read-address.ts'

const NO_BODY = Buffer.alloc(0)
/** Queries that may go into a Location header unchanged. */
const PRINTABLE = /^[!-~]*$/

/** Redirects to another address. A 303 is for this request only; others may be cached until one of their tags changes. */
export function redirectPage(
  { parts, headers, cdnTags }: PageRuntime,
  { site, query }: Pick<ReadAddress, 'site' | 'query'>,
  to: RedirectRoute,
  tags: ReadonlySet<string>,
): Answer {
  parts.metrics.count('page:redirect', site.id)
  const caching = to.status === 303 ? NO_STORE : [...REVALIDATE, ...cdnTags(tags)]
  const cookies = (to.status === 303 && to.cookies) || []
  const own = cookies.length === 0 ? headers : withSecret(headers, cookies)
  return toAnswer(to.status, ['Location', toLocation(parts.addressing, to, site, query), ...own, ...caching], NO_BODY)
}

/** Adds the cookie that now holds the secret of the requested address, and keeps the address out of Referer headers. */
function withSecret(headers: readonly string[], cookies: readonly string[]): string[] {
  const others = headers.filter((_, at) => headers[at - (at % 2)] !== 'Referrer-Policy')
  return [...others, 'Referrer-Policy', 'no-referrer', ...cookies.flatMap((cookie) => ['Set-Cookie', cookie])]
}

/** Returns the redirect to the canonical form of an address, or directly to where that redirects. */
export function toCanonical(path: string, route: SiteRoute | undefined): RedirectRoute | undefined {
  if (route?.status === 404) return undefined
  return route === undefined || route.status === 200 ? { status: 301, path } : route
}

/** Keeps the query where it may mean the same: not on other websites, and not for a visitor that is redirected home. */
function toLocation({ links }: Addressing, to: RedirectRoute, site: BrandLocale, query: string): string {
  if ('url' in to) return to.url
  const href = links(site).href(to.path, to.status === 303 ? to.query : undefined)
  return to.status !== 303 && PRINTABLE.test(query) ? href + query : href
}
