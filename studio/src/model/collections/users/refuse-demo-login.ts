import { APIError, type CollectionBeforeLoginHook } from 'payload'
import { isProduction } from '../../../platform/environment.ts'

/** Refuses demo accounts in production, because their passwords are public. */
export const refuseDemoLogin: CollectionBeforeLoginHook = ({ user }) => {
  refuseDemoPerson(user)
  return user
}

/** The same for other ways to sign in. */
export function refuseDemoPerson({ demo }: { demo?: unknown }): void {
  if (demo !== true || !isProduction()) return
  throw new APIError('Demo accounts cannot sign in on this server', 403, undefined, true)
}
