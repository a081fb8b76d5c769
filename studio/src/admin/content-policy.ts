import { randomBytes } from 'node:crypto'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { findAddressing } from '../platform/find-addressing.ts'

const NONCE_BYTES = 16

/** For one page: scripts without it do not run, whatever got into its markup. */
export const createNonce = (): string => randomBytes(NONCE_BYTES).toString('base64')

/** Sites are shown in a frame beside the form of a page. */
export const findFramedOrigins = (): readonly string[] => {
  const { links } = findAddressing()
  return [...new Set(BRAND_LOCALES.map((site) => new URL(links(site).url('')).origin))]
}

/**
 * What a page of the admin may load. Next puts the nonce on its own scripts when it finds it in this header of the request. Payload and its
 * editor write styles into their markup, so those are allowed. `dev`: Next's reload evaluates texts and keeps a socket.
 */
export function toAdminPolicy(nonce: string, framed: readonly string[], dev = false): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${dev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    `frame-src ${["'self'", ...framed].join(' ')}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}
