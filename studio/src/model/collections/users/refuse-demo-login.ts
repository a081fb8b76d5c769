import { APIError, type CollectionBeforeLoginHook } from 'payload'
import { isProduction } from '../../../platform/environment.ts'

/** Passwords of demo accounts are printed in public. */
export const refuseDemoLogin: CollectionBeforeLoginHook = ({ user }) => {
  refuseDemoPerson(user)
  return user
}

/** The same for sign-ins by other ways than a password. */
export function refuseDemoPerson({ demo }: { demo?: unknown }): void {
  if (demo !== true || !isProduction()) return
  throw new APIError('Demo accounts cannot sign in on this server', 403, undefined, true)
}
