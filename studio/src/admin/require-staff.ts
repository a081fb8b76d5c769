import { type Payload, UnauthorizedError } from 'payload'
import { findStaff } from '../access/find-staff.ts'

/**
 * Requires a session for all server functions: most of Payload's check it themselves, but some would render parts of
 * forms without one. Pages without a session need no server functions: the sign-in is rendered as a whole, and the
 * first account is created on the server.
 */
export async function requireStaff(load: () => Promise<Payload>, headers: Headers): Promise<void> {
  if (!(await isStaff(load, headers))) throw new UnauthorizedError()
}

/** Whether the headers contain a valid session of a user of the studio. */
export async function isStaff(load: () => Promise<Payload>, headers: Headers): Promise<boolean> {
  const payload = await load()
  return findStaff(await payload.auth({ headers })) !== undefined
}
