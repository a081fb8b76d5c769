import { cleanLine } from '@menagerie/contract/clean-text'
import { createAddressing } from '@menagerie/sites/addressing'
import { BRAND_LOCALES, findById } from '@menagerie/sites/locales'
import { readSegments } from '@menagerie/sites/read-segments'

const NO_ORIGINS = {}
const domains = createAddressing({ mode: 'domains', localOrigins: NO_ORIGINS })
const local = createAddressing({ mode: 'local', localOrigins: NO_ORIGINS })

const OUR_DOMAINS: ReadonlySet<string> = new Set(BRAND_LOCALES.map(({ domain }) => domain))
const THIS_MACHINE = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Normalizes what an editor typed or pasted: no domain, query or slashes around, decoded, lower case. On an address of
 * the company's own domains the country prefix is removed, too. Text that cannot be an address is returned unchanged,
 * so that the field refuses it.
 */
export function toRedirectPath(typed: string, siteId: string | undefined): string {
  const text = cleanLine(typed)
  const url = /^https?:\/\//i.test(text) ? URL.parse(text) : null
  if (url !== null) return toOwnPath(url, siteId) ?? toPath(url.pathname) ?? text
  return toPath(text.replace(/[?#].*$/s, '')) ?? text
}

function toPath(pathname: string): string | undefined {
  return readSegments(`/${pathname}`)?.join('/')
}

/** Absent when the address does not belong to this site. */
function toOwnPath(url: URL, siteId: string | undefined): string | undefined {
  const site = siteId === undefined ? undefined : findById(siteId)
  if (site === undefined) return undefined
  const resolved = OUR_DOMAINS.has(url.hostname)
    ? domains.resolve(url.hostname, url.pathname)
    : THIS_MACHINE.test(url.hostname)
      ? local.resolve(site.brand, url.pathname)
      : undefined
  return resolved?.site === site ? resolved.path : undefined
}
