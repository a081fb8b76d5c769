import { APIError, type CollectionBeforeLoginHook } from 'payload'
import type { PlainQuery } from '../../../platform/to-plain-query.ts'
import { queryOf } from './ask.ts'
import { findProvider } from './provider/provider-settings.ts'

/** Refuses passwords and passkeys if the company's provider is the only way to sign in. */
export function refusePasswordOff(): void {
  const provider = findProvider()
  if (provider?.isPasswordOff !== true) return
  throw new APIError(`Sign in with your ${provider.name}: other ways are switched off here`, 403, undefined, true)
}

/** Whether a user must sign in at the provider, so that access ends when it ends there. */
export async function isLinked(query: PlainQuery, userId: string): Promise<boolean> {
  const isOn = findProvider() !== undefined
  const rows = await query(
    'select 1 from accounts.staff_identity where user_id = $1::uuid and ($2::boolean or ended_at is not null)',
    [userId, isOn],
  )
  return rows.length > 0
}

export async function refuseLinked(query: PlainQuery, userId: string): Promise<void> {
  if (!(await isLinked(query, userId))) return
  const name = findProvider()?.name ?? 'company account'
  throw new APIError(`Your account here is linked to your ${name}: sign in with that`, 403, undefined, true)
}

/** Runs after a correct password, so that only the account's owner sees the message. */
export const refuseOwnSignIn: CollectionBeforeLoginHook = async ({ req, user }) => {
  refusePasswordOff()
  await refuseLinked(queryOf(req), user.id)
  return user
}
