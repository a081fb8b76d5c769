import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { findStaff } from '../../access/find-staff.ts'
import { toAdminRefusal } from '../../access/refuse.ts'
import { queryOn } from '../../platform/query-on.ts'
import type { PlainQuery } from '../../platform/to-plain-query.ts'

/** `by`: name of the administrator for lists. */
type AdministratorsHandler = (req: PayloadRequest, query: PlainQuery, by: string) => Promise<Response>

/** Wraps a handler for administrators only; `refusal`: message for other users. */
export const forAdministrators =
  (refusal: string, handler: AdministratorsHandler): Endpoint['handler'] =>
  async (req) => {
    const person = findStaff(req)
    if (person === undefined) return toAdminRefusal(401, 'Sign in first')
    if (person.role !== 'admin') return toAdminRefusal(403, refusal)
    const query = queryOn(req.payload.db.pool)
    const by = z.object({ name: z.string() }).safeParse(req.user).data?.name ?? person.id
    return handler(req, query, by)
  }
