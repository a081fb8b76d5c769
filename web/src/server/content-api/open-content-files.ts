import { CUSTOMER_HEADER } from '@menagerie/contract/accounts'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { Env } from '../../platform/env.ts'
import { type EpochOf, toEpochHeader } from './epoch-header.ts'

/** Time until the head of the answer; how fast the body goes depends on the visitor. */
const HEAD_MS = 5_000

type AskedFile = { key: string; site: BrandLocale; bearer: string; gone: AbortSignal }
/** Rejects when no answer comes in time. */
export type OpenContentFile = (asked: AskedFile) => Promise<Response>

/** Streams files for signed-in customers from the studio; the site stores none of them. */
export function openContentFiles(
  env: Pick<Env, 'CONTENT_API_URL' | 'CONTENT_API_ACCOUNTS_TOKEN'>,
  epochOf?: EpochOf,
): OpenContentFile {
  return async ({ key, site, bearer, gone }) => {
    const address = new URL(`/auth/files/${key}`, env.CONTENT_API_URL)
    address.searchParams.set('brand', site.brand)
    const epoch = toEpochHeader(epochOf)
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new Error('The studio does not answer')), HEAD_MS)
    try {
      return await fetch(address, {
        redirect: 'error',
        signal: AbortSignal.any([gone, late.signal]),
        headers: {
          'Accept-Language': site.iso,
          Authorization: `Bearer ${env.CONTENT_API_ACCOUNTS_TOKEN ?? ''}`,
          [CUSTOMER_HEADER]: bearer,
          ...epoch,
        },
      })
    } finally {
      clearTimeout(timer)
    }
  }
}
