import type { IncomingHttpHeaders } from 'node:http'

/**
 * Tells whether a POST comes from a page of the same origin, as OWASP advises against forged requests: by
 * `Sec-Fetch-Site`, else by `Origin` where a browser does not send that. False when both are missing.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, { https }: { https: boolean }): boolean {
  const site = headers['sec-fetch-site']
  // `none`: started by the visitor, such as a reload; another website cannot cause that.
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin, host } = headers
  if (origin === undefined || host === undefined) return false
  return origin.toLowerCase() === `${https ? 'https' : 'http'}://${host.toLowerCase()}`
}
