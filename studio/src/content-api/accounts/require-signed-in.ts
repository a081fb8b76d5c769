import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { translator } from '@menagerie/sites/messages'
import type { Api, ApiContext } from '../call/api.ts'
import { CallRefusal } from '../call/refusal.ts'
import { findSignedIn } from './sessions.ts'
import { readBearer } from './visitor.ts'

/** Returns the approved customer of the session in the request; refuses all others. */
export async function requireSignedIn(api: Api, c: ApiContext, site: BrandLocale) {
  const token = readBearer(c)
  const profile = await findSignedIn(api.writes.query, site.brand, token)
  if (profile === undefined || token === undefined) throw toSessionRefusal(site)
  return { profile, token }
}

export const toSessionRefusal = (site: BrandLocale) => new CallRefusal(401, translator(site)('auth.sessionOver'))
