import { type Payload, UnauthorizedError } from 'payload'
import { findStaff } from '../access/find-staff.ts'

/**
 * Most server functions of Payload ask for a session themselves; some would draw parts of forms without one. No stranger has a form that
 * asks: pages of the sign-in are drawn whole, and the first account is made on the server.
 */
export async function requireStaff(load: () => Promise<Payload>, headers: Headers): Promise<void> {
  const payload = await load()
  if (findStaff(await payload.auth({ headers })) === undefined) throw new UnauthorizedError()
}
