import type { Endpoint, PayloadRequest } from 'payload'
import { findStaff } from './find-staff.ts'
import { toAdminRefusal } from './refuse.ts'

/** Makes a handler that answers signed-in users of the studio only. */
export function ofStaff(work: (req: PayloadRequest) => Promise<Response>): Endpoint['handler'] {
  return async (req) => (findStaff(req) === undefined ? toAdminRefusal(403, 'Sign in first') : work(req))
}
