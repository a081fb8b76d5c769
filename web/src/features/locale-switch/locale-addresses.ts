import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { localesOf } from '@menagerie/sites/locales'
import type { RenderContext } from '../../context/render-context.ts'
import { findPathsAbove } from '../../replica/path-above.ts'
import { LISTS } from '../../replica/to-listings.ts'

const MARK = /locale:([a-z]{2}_[A-Z]{2})/
/** Headers whose pieces are cached: each site has two, and a publish makes new ones. */
const KEPT_HEADERS = 100
const pieces = new Map<string, readonly string[]>()

/** Returns the placeholder for the page's own address in a locale, for the header, which all pages share. */
export function toLocaleMark({ code }: BrandLocale): string {
  return `locale:${code}`
}

/** The page's variants as in its head. */
type Alternates = readonly { hreflang: string; href: string }[]

/**
 * Replaces the placeholders by addresses: the same content in each locale, else the nearest page above that exists
 * there, else the home page. Reads the translation groups of the pages above only when a variant is missing.
 */
export function fillLocaleAddresses(ctx: RenderContext, header: string, alternates: Alternates): string {
  const { site, links, page } = ctx
  const { origin } = new URL(links.url(''))
  const shown = localesOf(site.brand).filter(({ hidden }) => !hidden)
  const found = new Map<string, string>()
  for (const locale of shown) {
    const variant = alternates.find(({ hreflang }) => hreflang === locale.iso)
    if (variant) found.set(locale.code, toHref(variant.href, origin))
  }
  if (page !== undefined) {
    found.set(site.code, links.href(page.path))
    addFromAbove(ctx, page.path, shown, found)
  }
  for (const locale of shown) if (!found.has(locale.code)) found.set(locale.code, links.href('', {}, locale))
  const fill = (code: string) => found.get(code) ?? `locale:${code}`
  return cutAtMarks(header)
    .map((piece, at) => (at % 2 === 0 ? piece : fill(piece)))
    .join('')
}

/** Splits a header into text and locale codes by turns; cached, as many pages share one header. */
function cutAtMarks(header: string): readonly string[] {
  const known = pieces.get(header)
  if (known !== undefined) return known
  const cut = header.split(MARK)
  pieces.set(header, cut)
  for (const oldest of pieces.keys()) if (pieces.size > KEPT_HEADERS) pieces.delete(oldest)
  return cut
}

function addFromAbove(
  { reader, links }: RenderContext,
  path: string,
  shown: readonly BrandLocale[],
  found: Map<string, string>,
): void {
  for (const above of findPathsAbove(path).reverse()) {
    const missing = shown.filter(({ code }) => !found.has(code))
    if (missing.length === 0) return
    const [group] = reader.list(LISTS.groupAt(above))
    const variants = group === undefined ? undefined : reader.variants(group)
    for (const locale of missing) {
      const there = variants?.get(locale.code)
      if (there !== undefined) found.set(locale.code, links.href(there, {}, locale))
    }
  }
}

/** Returns a rooted address for the same origin, so that it works under whatever host name the visitor uses. */
function toHref(url: string, origin: string): string {
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url
}
