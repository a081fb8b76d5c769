import { subscribe } from 'node:diagnostics_channel'
import { ServerResponse } from 'node:http'
import { z } from 'zod'

const begun = z.object({ response: z.instanceof(ServerResponse) })
const KNOWN = /^max-age=\d+(; includeSubDomains)?(; preload)?$/
/** Two years, for the admin's own host only: subdomains are the company's decision. */
const USUAL = 'max-age=63072000'

/** Value of the header Strict-Transport-Security according to `HSTS`; undefined for `off`. Throws for an invalid value. */
export function findHsts({ HSTS }: Readonly<Record<string, string | undefined>>): string | undefined {
  if (!HSTS) return USUAL
  if (HSTS === 'off') return undefined
  if (!KNOWN.test(HSTS)) throw new Error('HSTS must be off, or look like max-age=63072000; includeSubDomains')
  return HSTS
}

/**
 * Adds headers to every answer of the process, including those that Node and Next.js give themselves, such as a
 * redirect to remove a slash. Browsers respect the first header only over https.
 */
export function sendCommonHeaders(env: Readonly<Record<string, string | undefined>> = process.env): void {
  const hsts = findHsts(env)
  subscribe('http.server.request.start', (message) => {
    const response = begun.safeParse(message).data?.response
    if (hsts !== undefined) response?.setHeader('Strict-Transport-Security', hsts)
    response?.setHeader('X-Content-Type-Options', 'nosniff')
  })
}
