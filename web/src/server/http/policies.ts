import type { PolicyKind } from '../../platform/policy-kind.ts'

/** Origins of other companies, as configured. Without them, the policies below allow no other company. */
export type PolicySettings = {
  /** Where a map's style, tiles and letters come from. */
  mapOrigins?: readonly string[]
  /** Origin of the studio's admin, which shows previews in a frame. */
  studioOrigin?: string | undefined
  /** Whether the page shows one of the site's films. */
  hasFilm?: boolean | undefined
}

/** By directive; values of a directive that is named again replace the earlier ones. */
type Directives = Readonly<Record<string, readonly string[]>>

/** No inline script or style, nothing from other origins: one cached page serves all visitors, and the policy stays strict. */
const DOCUMENT: Directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-src': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'manifest-src': ["'self'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
}

/** Allows the films that pages show, and their captions. */
const FILMS: Directives = { 'media-src': ["'self'"] }

/** All Content Security Policies, except those of embeds, which are made with their document (decision 020). */
const POLICIES: Record<PolicyKind, (settings: PolicySettings) => Directives> = {
  document: () => DOCUMENT,
  /** The site's own pages may frame it. */
  framed: () => ({ ...DOCUMENT, ...FILMS, 'frame-ancestors': ["'self'"] }),
  /** The map draws in a worker and fetches its tiles. */
  'store-finder': ({ mapOrigins = [] }) => ({
    ...DOCUMENT,
    'worker-src': ["'self'"],
    // The page's script creates this one Trusted Types policy, which only allows the address of the worker.
    'trusted-types': ['default'],
    'img-src': ["'self'", 'data:', 'blob:', ...mapOrigins],
    'connect-src': ["'self'", ...mapOrigins],
  }),
  preview: ({ studioOrigin }) => ({ ...DOCUMENT, ...FILMS, 'frame-ancestors': [studioOrigin ?? "'none'"] }),
}

export function toPolicy(kind: PolicyKind, settings: PolicySettings = {}): string {
  return Object.entries({ ...POLICIES[kind](settings), ...(settings.hasFilm && FILMS) })
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ')
}
