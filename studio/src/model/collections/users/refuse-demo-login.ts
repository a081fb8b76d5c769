import { APIError, type CollectionBeforeLoginHook } from 'payload'
import { isProduction } from '../../../platform/environment.ts'

/** Passwords of demo accounts are printed in public. */
export const refuseDemoLogin: CollectionBeforeLoginHook = ({ user }) => {
  if (user.demo === true && isProduction()) {
    throw new APIError('Demo accounts cannot sign in on this server', 403, undefined, true)
  }
  return user
}
