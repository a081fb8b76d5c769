import { z } from 'zod'

/** Properties that all calls about accounts share: a site makes them for a visitor. */
export const ACCOUNT_CALL = { spec: '§7 Authentication', scope: 'accounts', of: 'site', query: z.object({}) } as const

/** Calls that need no session. They have slots of their own, so that many of them do not delay customers' reads. */
export const STRANGER_CALL = { ...ACCOUNT_CALL, slot: 'account' } as const

/** Calls that require a signed-in customer. */
export const CUSTOMER_CALL = { ...ACCOUNT_CALL, refusals: { 401: 'The session is over' } } as const

/** Those of them that check the password once more: hashes are made one by one, as at sign-ins, and what others read must not wait for them. */
export const OWNER_CALL = { ...CUSTOMER_CALL, slot: 'account' } as const
