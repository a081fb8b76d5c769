import type { PolicyKind } from '../../platform/policy-kind.ts'
import { type PolicySettings, toPolicy } from './policies.ts'

const PERMISSIONS_POLICY = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  // Only the site's own pages may ask for the visitor's position, for the store finder.
  .map((feature) => `${feature}=(${feature === 'geolocation' ? 'self' : ''})`)
  .join(', ')

export type HeaderOptions = {
  /** Value of Strict-Transport-Security (`HSTS`); absent where it is not sent. */
  hsts?: string | undefined
  /** Address of the speculation rules for prefetching pages. */
  speculationRules?: string | undefined
}
type DocumentOptions = HeaderOptions & { policy?: PolicyKind | undefined; policySettings?: PolicySettings | undefined }

/** Headers of every answer, files included. */
export function baseHeaders({ hsts }: HeaderOptions): string[] {
  const headers = ['X-Content-Type-Options', 'nosniff', 'Cross-Origin-Resource-Policy', 'same-origin']
  return hsts === undefined ? headers : [...headers, 'Strict-Transport-Security', hsts]
}

export const HTML = 'text/html; charset=utf-8'

/** Headers of every document: pages, error pages included, and what is written for programs. */
export function documentHeaders(options: DocumentOptions, type = HTML): string[] {
  const { speculationRules, policy = 'document', policySettings } = options
  return [
    'Content-Type',
    type,
    'Content-Security-Policy',
    toPolicy(policy, policySettings),
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    PERMISSIONS_POLICY,
    'Cross-Origin-Opener-Policy',
    'same-origin',
    ...(type === HTML && speculationRules ? ['Speculation-Rules', `"${speculationRules}"`] : []),
    ...baseHeaders(options),
  ]
}

/** Headers of a document around another company's content, which only the site's own pages may frame. Its policy allows that company only. */
export function frameHeaders(options: HeaderOptions, policy: readonly string[]): string[] {
  return [
    'Content-Type',
    HTML,
    'Content-Security-Policy',
    policy.join('; '),
    'Referrer-Policy',
    'strict-origin-when-cross-origin',
    'Permissions-Policy',
    PERMISSIONS_POLICY,
    'X-Robots-Tag',
    'noindex',
    ...baseHeaders(options),
  ]
}

/** May be kept everywhere, but must be revalidated each time: a 304 costs little, and a publish shows at once. */
export const REVALIDATE = ['Cache-Control', 'public, max-age=0, must-revalidate']
/** For addresses with a hash of their content. */
export const IMMUTABLE = ['Cache-Control', 'public, max-age=31536000, immutable']
export const NO_STORE = ['Cache-Control', 'no-store']

export const VARY_ENCODING = ['Vary', 'Accept-Encoding']
/** Header of pages: visitors from elsewhere get the styles inlined (decision 066). */
export const VARY_PAGE = ['Vary', 'Accept-Encoding, Sec-Fetch-Site']
/** Header of answers for one visitor: a cache that ignores `no-store` must not show them to another. */
export const VARY_VISITOR = ['Vary', 'Accept-Encoding, Sec-Fetch-Site, Cookie']
