import type { Addressing } from '@menagerie/sites/addressing'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { type Answer, toAnswer } from '../http/answer.ts'
import { NO_STORE, REVALIDATE } from '../http/headers.ts'
import type { RedirectRoute, SiteRoute } from '../site-parts.ts'
import type { PageRuntime } from './page-runtime.ts'
import type { ReadAddress } from './read-address.ts'

const NO_BODY = Buffer.alloc(0)
/** What may go into a Location as it came. */
const PRINTABLE = /^[!-~]*$/

/** Away from what was asked for. A 303 is for this once; anything else may be kept until a tag of it changes. */
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

/** The address that was asked for held a secret, which is in a cookie now. */
function withSecret(headers: readonly string[], cookies: readonly string[]): string[] {
  const others = headers.filter((_, at) => headers[at - (at % 2)] !== 'Referrer-Policy')
  return [...others, 'Referrer-Policy', 'no-referrer', ...cookies.flatMap((cookie) => ['Set-Cookie', cookie])]
}

/** Another form of an address leads to the one form, or in the same step to wherever that leads. */
export function toCanonical(path: string, route: SiteRoute | undefined): RedirectRoute | undefined {
  if (route?.status === 404) return undefined
  return route === undefined || route.status === 200 ? { status: 301, path } : route
}

/** The query goes along to where it may mean the same: not to other websites, and not to a visitor that is only sent home. */
function toLocation({ links }: Addressing, to: RedirectRoute, site: BrandLocale, query: string): string {
  if ('url' in to) return to.url
  const href = links(site).href(to.path, to.status === 303 ? to.query : undefined)
  return to.status !== 303 && PRINTABLE.test(query) ? href + query : href
}
