import type { BrandLocale } from './brand-locale.ts'
import { localesOf } from './locales.ts'
import { type AddressingOptions, placeOf, toPathname } from './place.ts'

export type LinkQuery = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** Builds the addresses that one brand-locale links to. `path` is a path inside the brand-locale as in the contract ('' = home). */
export type Links = {
  /** For a link on a page of this brand-locale: rooted when the target is on the same origin, absolute otherwise. */
  href: (path: string, query?: LinkQuery, to?: BrandLocale) => string
  /** Absolute address, for canonical, hreflang, emails and feeds. */
  url: (path: string, query?: LinkQuery, to?: BrandLocale) => string
  /** Whether the brand-locale is at the root of its origin, where programs look for `robots.txt` and the like. */
  isRoot: boolean
  /** The brand-locales of its origin, including itself. */
  onOrigin: readonly BrandLocale[]
}

export function createLinks(site: BrandLocale, options: AddressingOptions): Links {
  const { origin, prefix } = placeOf(site, options)
  const onOrigin = localesOf(site.brand).filter((other) => placeOf(other, options).origin === origin)

  const url: Links['url'] = (path, query, to = site) => {
    const place = placeOf(to, options)
    return `${place.origin}${toPathname(place, path)}${toSearch(query)}`
  }

  const href: Links['href'] = (path, query, to = site) => {
    const place = placeOf(to, options)
    return place.origin === origin ? `${toPathname(place, path)}${toSearch(query)}` : url(path, query, to)
  }

  return { href, url, isRoot: prefix === '', onOrigin }
}

/** Keeps the caller's order of names; leaves out undefined values, so that callers need no condition for optional ones. */
function toSearch(query: LinkQuery = {}): string {
  // Created on demand: most links have no query.
  let search: URLSearchParams | undefined
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    search ??= new URLSearchParams()
    for (const each of typeof value === 'object' ? value : [value]) search.append(name, String(each))
  }
  return search === undefined || search.size === 0 ? '' : `?${search}`
}
