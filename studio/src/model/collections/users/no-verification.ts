import type { Endpoint } from 'payload'
import { toAdminRefusal } from '../../../access/refuse.ts'

/** Payload answers here for every collection of accounts, and fails where addresses of mail are not verified. */
export const noVerification: Endpoint = {
  method: 'post',
  path: '/verify/:id',
  handler: () => toAdminRefusal(404, 'There is no such address'),
}
