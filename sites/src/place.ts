import type { BrandKey, BrandLocale } from './brand-locale.ts'
import { firstLocale } from './locales.ts'

export type AddressingOptions = {
  /** `domains`: each brand-locale on its host of spec §1. `local`: one origin per brand, locales as prefix of the path. */
  mode: 'local' | 'domains'
  /** Origins without a final slash such as `http://localhost:3000`, one per brand; used in `local` mode only. */
  localOrigins: Readonly<Record<BrandKey, string>>
}

/** Where a brand-locale is: `prefix` is one path segment or ''. */
type SiteAddress = { origin: string; prefix: string }

export function placeOf(site: BrandLocale, { mode, localOrigins }: AddressingOptions): SiteAddress {
  if (mode === 'domains') return { origin: `https://${site.domain}`, prefix: site.prefix }
  return {
    origin: localOrigins[site.brand] ?? '',
    prefix: site === firstLocale(site.brand) ? '' : toLocalPrefix(site),
  }
}

/** Returns the code as a path segment, such as `nl-nl`; it may differ from the language tag. */
export function toLocalPrefix(site: BrandLocale): string {
  return site.code.toLowerCase().replace('_', '-')
}

/** Paths of documents for programs; paths of pages have no dots (`pathSchema`). */
const FILE = /\.(?:txt|xml|json|webmanifest)$/

/** A path in which nothing has to be encoded. Most are, and lists have hundreds of links. */
const PLAIN = /^[a-z\d-]+(?:\/[a-z\d-]+)*$/

/** Returns the canonical form of an address: rooted, percent-encoded, with a final slash unless it is a file. */
export function toPathname(place: SiteAddress, path: string): string {
  if (PLAIN.test(path)) return place.prefix === '' ? `/${path}/` : `/${encodeURIComponent(place.prefix)}/${path}/`
  const segments = [place.prefix, ...path.split('/')].filter((segment) => segment !== '')
  const end = path.includes('.') && FILE.test(path) ? [] : ['']
  return ['', ...segments.map(encodeURIComponent), ...end].join('/')
}
