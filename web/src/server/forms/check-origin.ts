import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a POST comes from a page of the same origin, as OWASP advises against forged requests: by what browsers say in
 * `Sec-Fetch-Site`, by `Origin` where a browser does not send it, and not at all when both are missing.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, { https }: { https: boolean }): boolean {
  const site = headers['sec-fetch-site']
  // `none`: the visitor's own doing, such as a reload. Another website cannot bring that about.
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin, host } = headers
  if (origin === undefined || host === undefined) return false
  return origin.toLowerCase() === `${https ? 'https' : 'http'}://${host.toLowerCase()}`
}
