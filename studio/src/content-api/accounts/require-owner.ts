import type { BrandLocale } from '@menagerie/sites/brand-locale'
import { translator } from '@menagerie/sites/messages'
import { isPassword } from '../../access/sign-in/password-hash.ts'
import type { Api, ApiContext } from '../call/api.ts'
import { CallRefusal } from '../call/refusal.ts'
import { findCustomer } from './customers.ts'
import { createLoginGuard } from './guard-login.ts'
import { requireSignedIn } from './require-signed-in.ts'
import { readVisitor } from './visitor.ts'

/** Requires a signed-in customer that has entered the password again; tries are limited as at the sign-in. */
export async function requireOwner(api: Api, c: ApiContext, site: BrandLocale, password: string) {
  const signedIn = await requireSignedIn(api, c, site)
  const { id: customer, email } = signedIn.profile
  const guard = await createLoginGuard(api, { site, email, customer, visitor: readVisitor(c) })
  await guard.take()
  const stored = await findCustomer(api.writes.query, site.brand, email)
  if (!(await isPassword(password, stored?.password_hash ?? undefined))) {
    const t = translator(site)
    throw new CallRefusal(422, t('auth.checkEntries'), { current_password: [t('auth.currentWrong')] })
  }
  await guard.succeed()
  return signedIn
}
