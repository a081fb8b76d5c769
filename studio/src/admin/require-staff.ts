import { type Payload, UnauthorizedError } from 'payload'
import { findStaff } from '../access/find-staff.ts'

/**
 * Most server functions of Payload ask for a session themselves; some would draw parts of forms without one. No stranger has a form that
 * asks: pages of the sign-in are drawn whole, and the first account is made on the server.
 */
export async function requireStaff(load: () => Promise<Payload>, headers: Headers): Promise<void> {
  if (!(await isStaff(load, headers))) throw new UnauthorizedError()
}

/** Whether the headers have a session of a person of the studio; one that is made up, or over, is none. */
export async function isStaff(load: () => Promise<Payload>, headers: Headers): Promise<boolean> {
  const payload = await load()
  return findStaff(await payload.auth({ headers })) !== undefined
}
