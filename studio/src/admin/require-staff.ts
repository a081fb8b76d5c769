import { type Payload, UnauthorizedError } from 'payload'
import { findStaff } from '../access/find-staff.ts'

/** The form of the first administrator asks it, when no session can exist yet; it looks itself whether that is so. */
const ASKED_BY_STRANGERS = 'form-state'

/** Most server functions of Payload ask for a session themselves; some would draw parts of forms without one. */
export async function requireStaff(name: string, load: () => Promise<Payload>, headers: Headers): Promise<void> {
  if (name === ASKED_BY_STRANGERS) return
  const payload = await load()
  if (findStaff(await payload.auth({ headers })) === undefined) throw new UnauthorizedError()
}
