import type { PayloadRequest } from 'payload'
import type { Role } from './roles.ts'

export type Staff = { id: string; role: Role; sites: readonly string[] }

/**
 * The studio's user of a request. Never test `req.user` alone: a signed-in customer is a user as well, and must not
 * count as staff.
 */
export function findStaff({ user }: Pick<PayloadRequest, 'user'>): Staff | undefined {
  if (user?.collection !== 'users') return undefined
  return { id: user.id, role: user.role, sites: user.role === 'editor' ? (user.sites ?? []) : [] }
}
