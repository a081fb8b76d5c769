import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { translator } from '@menagerie/sites/messages'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import type { Api, ApiContext } from '../call/api.ts'
import { CallRefusal } from '../call/refusal.ts'
import { type HeldAccount, holdAccount } from './hold-account.ts'
import { findSignedIn } from './sessions.ts'
import { readBearer } from './visitor.ts'

/** Returns the approved customer of the session in the request; refuses all others. */
export async function requireSignedIn(api: Api, c: ApiContext, site: BrandLocale) {
  const token = readBearer(c)
  const profile = await findSignedIn(api.writes.query, site.brand, token)
  if (profile === undefined || token === undefined) throw toSessionRefusal(site)
  return {
    profile,
    token,
    /** Runs a change in a transaction that holds the account; refuses it if account or session have ended since. */
    change: <T>(work: (query: PlainQuery, held: HeldAccount) => Promise<T>): Promise<T> =>
      api.writes.inTransaction(async (query) => {
        const held = await holdAccount(query, profile.id)
        const now = await findSignedIn(query, site.brand, token)
        if (held === undefined || now === undefined) throw toSessionRefusal(site)
        return work(query, held)
      }),
  }
}

export const toSessionRefusal = (site: BrandLocale) => new CallRefusal(401, translator(site)('auth.sessionOver'))
