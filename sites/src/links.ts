import type { BrandLocale } from './brand-locale.ts'
import { localesOf } from './locales.ts'
import { type AddressingOptions, placeOf, toPathname } from './place.ts'

export type LinkQuery = Readonly<Record<string, string | number | readonly string[] | undefined>>

/** Addresses as one brand-locale links them. `path` is a path inside the brand-locale as in the contract ('' = home). */
export type Links = {
  /** For a link on a page of this brand-locale: rooted on the same origin, absolute to another one. */
  href: (path: string, query?: LinkQuery, to?: BrandLocale) => string
  /** Absolute address, for canonical, hreflang, mail, feeds. */
  url: (path: string, query?: LinkQuery, to?: BrandLocale) => string
  /** Whether it stands at the root of its origin, where programs look for what concerns all of it. */
  isRoot: boolean
  /** The brand-locales of its origin, its own among them. */
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

/** Names in the caller's order; undefined values are left out, so that optional ones need no condition at the caller. */
function toSearch(query: LinkQuery = {}): string {
  // Most links of a page have none.
  let search: URLSearchParams | undefined
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue
    search ??= new URLSearchParams()
    for (const each of typeof value === 'object' ? value : [value]) search.append(name, String(each))
  }
  return search === undefined || search.size === 0 ? '' : `?${search}`
}
