import type { PolicyKind } from '../../platform/policy-kind.ts'

/** Origins of other companies that are configured, and without which the rows below let nothing of theirs in. */
export type PolicySettings = {
  /** Where a map's style, tiles and letters come from. */
  mapOrigins?: readonly string[]
  /** The studio's admin, which shows previews in a frame. */
  studioOrigin?: string | undefined
  /** The page shows a film of ours. */
  hasFilm?: boolean | undefined
}

/** By directive; the values of a directive that is named again take the place of the former ones. */
type Directives = Readonly<Record<string, readonly string[]>>

/** No inline script or style, nothing from elsewhere: so one cached page suits all, and the policy stays strict. */
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

/** The films that pages show, and their captions. */
const FILMS: Directives = { 'media-src': ["'self'"] }

/** The one table of Content Security Policies; that of an embed is made with its document (decision 020). */
const POLICIES: Record<PolicyKind, (settings: PolicySettings) => Directives> = {
  document: () => DOCUMENT,
  /** Pages of ours may show it inside them. */
  framed: () => ({ ...DOCUMENT, ...FILMS, 'frame-ancestors': ["'self'"] }),
  /** A map draws in a worker and fetches its tiles. */
  'store-finder': ({ mapOrigins = [] }) => ({
    ...DOCUMENT,
    'worker-src': ["'self'"],
    // The page's script makes this one policy, and it lets in the address of the worker alone.
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
