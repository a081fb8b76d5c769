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
 * What an editor typed or pasted, as the site will read it: without domain, query and slashes around, decoded, lower case.
 * On an address of ours the prefix of the country goes, too. What cannot be an address stays as it is, for the field to refuse.
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

/** Absent where the address is not one of this site. */
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
