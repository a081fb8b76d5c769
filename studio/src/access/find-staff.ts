import type { PayloadRequest } from 'payload'
import type { Role } from './roles.ts'

export type Staff = { id: string; role: Role; sites: readonly string[] }

/**
 * The person of the studio behind a request. Never test `req.user` alone: a customer signed in elsewhere is a user, too, and
 * must not pass for staff.
 */
export function findStaff({ user }: Pick<PayloadRequest, 'user'>): Staff | undefined {
  if (user?.collection !== 'users') return undefined
  return { id: user.id, role: user.role, sites: user.role === 'editor' ? (user.sites ?? []) : [] }
}
