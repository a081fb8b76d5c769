import { toEmailKey } from '@menagerie/contract/email'
import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { forgetTries, giveBackTryFrom, takeTry, takeTryFrom } from '../../access/sign-in/attempts.ts'
import { toTokenHash } from '../../access/sign-in/secret-token.ts'
import type { Api } from '../call/api.ts'
import { refuseWithWait } from './account-words.ts'
import { isKnownDevice } from './devices.ts'
import type { AccountVisitor } from './visitor.ts'

const WINDOW_S = 15 * 60

type LoginAttempt = { site: BrandLocale; email: string; customer: string | undefined; visitor: AccountVisitor }

/**
 * Limits tries per account and per address, also for accounts that do not exist. A browser that the customer has used
 * before is counted separately, so that the guesses of others cannot lock the customer out.
 */
export async function createLoginGuard(
  { writes: { query }, limits }: Api,
  { site, email, customer, visitor }: LoginAttempt,
) {
  const isKnown = await isKnownDevice(query, customer, visitor.device)
  const account = `${site.brand}/${toTokenHash(toEmailKey(email)).toString('base64url')}`
  const accountKey = isKnown
    ? `device/${account}/${toTokenHash(visitor.device ?? '').toString('base64url')}`
    : `login/${account}`
  return {
    /** Refuses with 429 after too many tries. */
    async take(): Promise<void> {
      const waits = [await takeTry(query, accountKey, limits.accountTries, WINDOW_S)]
      if (!isKnown) waits.push(await takeTryFrom(query, 'address', visitor.address, limits.addressTries, WINDOW_S))
      refuseWithWait(site, Math.max(...waits))
    },
    async succeed(): Promise<void> {
      await forgetTries(query, [accountKey])
      if (!isKnown) await giveBackTryFrom(query, 'address', visitor.address)
    },
  }
}
