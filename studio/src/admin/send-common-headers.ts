import { subscribe } from 'node:diagnostics_channel'
import { ServerResponse } from 'node:http'
import { z } from 'zod'

const begun = z.object({ response: z.instanceof(ServerResponse) })
const KNOWN = /^max-age=\d+(; includeSubDomains)?(; preload)?$/
/** Two years, of the admin's own host alone: what stands below it is the company's to say. */
const USUAL = 'max-age=63072000'

/** What browsers are told about https by the admin, as `HSTS` says; undefined for nothing (`off`). Throws where that can be read by none. */
export function findHsts({ HSTS }: Readonly<Record<string, string | undefined>>): string | undefined {
  if (!HSTS) return USUAL
  if (HSTS === 'off') return undefined
  if (!KNOWN.test(HSTS)) throw new Error('HSTS must be off, or look like max-age=63072000; includeSubDomains')
  return HSTS
}

/**
 * Headers of every answer of the process, also of those that Node and Next give by themselves, such as a redirect to an address without a
 * slash. Browsers heed the first over https alone.
 */
export function sendCommonHeaders(env: Readonly<Record<string, string | undefined>> = process.env): void {
  const hsts = findHsts(env)
  subscribe('http.server.request.start', (message) => {
    const response = begun.safeParse(message).data?.response
    if (hsts !== undefined) response?.setHeader('Strict-Transport-Security', hsts)
    response?.setHeader('X-Content-Type-Options', 'nosniff')
  })
}
