import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { translator } from '@menagerie/sites/messages'
import { isPassword } from '../../access/sign-in/password-hash.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'
import type { Api, ApiContext } from '../call/api.ts'
import { CallRefusal } from '../call/refusal.ts'
import { findCustomer } from './customers.ts'
import { createLoginGuard } from './guard-login.ts'
import { isUnchanged } from './hold-account.ts'
import { requireSignedIn, toSessionRefusal } from './require-signed-in.ts'
import { readVisitor } from './visitor.ts'

type SignedIn = Awaited<ReturnType<typeof requireSignedIn>>
type Owner = Omit<SignedIn, 'change'> & {
  /** Runs a change as `requireSignedIn` does; refuses it, too, if the password has ended since it was checked. */
  change: <T>(work: (query: PlainQuery) => Promise<T>) => Promise<T>
}

/** Requires a signed-in customer that has entered the password again; tries are limited as at the sign-in. */
export async function requireOwner(
  { api, c, site }: { api: Api; c: ApiContext; site: BrandLocale },
  password: string,
  known?: SignedIn,
): Promise<Owner> {
  const signedIn = known ?? (await requireSignedIn(api, c, site))
  const { id: customer, email } = signedIn.profile
  const guard = await createLoginGuard(api, { site, email, customer, visitor: readVisitor(c) })
  await guard.take()
  const stored = await findCustomer(api.writes.query, site.brand, email)
  if (stored === undefined || !(await isPassword(password, stored.password_hash ?? undefined))) {
    const t = translator(site)
    throw new CallRefusal(422, t('auth.checkEntries'), { current_password: [t('auth.currentWrong')] })
  }
  await guard.succeed()
  return {
    ...signedIn,
    change: (work) =>
      signedIn.change((query, held) => {
        if (!isUnchanged(held, stored)) throw toSessionRefusal(site)
        return work(query)
      }),
  }
}
