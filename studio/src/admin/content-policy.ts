import { randomBytes } from 'node:crypto'
import { BRAND_LOCALES } from '@menagerie/sites/locales'
import { findAddressing } from '../platform/find-addressing.ts'

const NONCE_BYTES = 16

/** For one page: scripts without this nonce are blocked, whatever was injected into the markup. */
export const createNonce = (): string => randomBytes(NONCE_BYTES).toString('base64')

/** Origins of the sites, which are shown in a frame beside the form. */
export const findFramedOrigins = (): readonly string[] => {
  const { links } = findAddressing()
  return [...new Set(BRAND_LOCALES.map((site) => new URL(links(site).url('')).origin))]
}

/**
 * Content policy of the admin's pages. Next.js adds the nonce to its own scripts when this header is in the request.
 * Inline styles are allowed, because Payload and its editor use them. `dev`: for hot reloading, which evaluates code
 * and uses a web socket.
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
