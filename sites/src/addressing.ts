import { BRAND_KEYS, type BrandLocale } from './brand-locale.ts'
import { createLinks, type Links } from './links.ts'
import { BRAND_LOCALES, firstLocale, localesOf } from './locales.ts'
import { type AddressingOptions, placeOf, toLocalPrefix, toPathname } from './place.ts'
import { readSegments } from './read-segments.ts'

export type { AddressingOptions } from './place.ts'

type Resolved = {
  site: BrandLocale
  /** Percent-decoded, lower case, no slashes around; '' is the home page. */
  path: string
  /** False when the address must be answered with one redirect to `links(site).href(path)`. */
  canonical: boolean
}

export type Addressing = {
  /** `originKey`: the brand in `local` mode, the lower-case host name in `domains` mode. Undefined: unknown or malformed. */
  resolve: (originKey: string, pathname: string) => Resolved | undefined
  links: (site: BrandLocale) => Links
  /** Returns false for a path that would be read as another locale's address, such as `fr/…` beside a site with that prefix. No page may have such a path. */
  isAddressable: (site: BrandLocale, path: string) => boolean
}

/** Sites of an origin: `root` without a prefix, the others by the first segment of the path. */
type Origin = { root: BrandLocale; prefixes: ReadonlyMap<string, BrandLocale> }

export function createAddressing(options: AddressingOptions): Addressing {
  const origins = options.mode === 'local' ? localOrigins() : domainOrigins()
  const linksById = new Map(BRAND_LOCALES.map((site) => [site.id, createLinks(site, options)]))

  const resolve: Addressing['resolve'] = (originKey, pathname) => {
    const origin = origins.get(originKey)
    const segments = readSegments(pathname)
    if (origin === undefined || segments === undefined) return undefined
    const { site, rest } = findSite(origin, segments)
    const path = rest.join('/')
    return { site, path, canonical: pathname === toPathname(placeOf(site, options), path) }
  }

  return {
    resolve,
    links: (site) => linksById.get(site.id) ?? createLinks(site, options),
    isAddressable: (site, path) => {
      const originKey = options.mode === 'local' ? site.brand : site.domain
      const found = resolve(originKey, toPathname(placeOf(site, options), path))
      return found?.site === site && found.path === path
    },
  }
}

function localOrigins(): ReadonlyMap<string, Origin> {
  return new Map(
    BRAND_KEYS.map((brand) => {
      const prefixes = new Map(localesOf(brand).map((site) => [toLocalPrefix(site), site]))
      return [brand, { root: firstLocale(brand), prefixes }]
    }),
  )
}

function domainOrigins(): ReadonlyMap<string, Origin> {
  const roots = BRAND_LOCALES.filter((site) => site.prefix === '')
  return new Map(roots.map((root) => [root.domain, { root, prefixes: new Map() }]))
}

function findSite(origin: Origin, segments: readonly string[]): { site: BrandLocale; rest: readonly string[] } {
  const [first, ...others] = segments
  const named = origin.prefixes.get(first ?? '')
  // The address names the first locale, as in `/en-us/nl-nl/x`: read on as if that prefix were not there.
  if (named === origin.root) return findSite(origin, others)
  const site = named ?? origin.root
  const rest = named === undefined ? segments : others
  const sibling = findSibling(site, rest[0])
  return sibling === undefined ? { site, rest } : { site: sibling, rest: rest.slice(1) }
}

/**
 * Finds the locale that shares the site's domain under this prefix: on the Dutch-speaking site, `/fr/…` belongs to the French-speaking one (spec
 * §1). Local addressing does the same: `/nl-be/fr/…` leads to `/fr-be/…` (reading 11), so a page can have the same addresses in both modes.
 */
function findSibling(site: BrandLocale, prefix: string | undefined): BrandLocale | undefined {
  if (site.prefix !== '' || prefix === undefined) return undefined
  return localesOf(site.brand).find((other) => other.domain === site.domain && other.prefix === prefix)
}
