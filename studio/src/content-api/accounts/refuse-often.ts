import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { takeTryFrom } from '../../access/sign-in/attempts.ts'
import type { Api, ApiContext } from '../call/api.ts'
import { refuseWithWait } from './account-words.ts'
import { readVisitor } from './visitor.ts'

const HOUR_S = 3600

/** Refuses an address with 429 when it applies or requests links too often. */
export async function refuseOften(api: Api, c: ApiContext, site: BrandLocale, kind: 'apply' | 'reset'): Promise<void> {
  const { address } = readVisitor(c)
  refuseWithWait(site, await takeTryFrom(api.writes.query, kind, address, api.limits.applicationsAnHour, HOUR_S))
}
