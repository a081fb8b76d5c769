import { z } from 'zod'

/** What all calls about accounts share: a site makes them for one of its visitors. */
export const ACCOUNT_CALL = { spec: '§7 Authentication', scope: 'accounts', of: 'site', query: z.object({}) } as const

/** Calls that strangers may make for any account: many at once must not stand before what customers read. */
export const STRANGER_CALL = { ...ACCOUNT_CALL, slot: 'account' } as const

/** Calls that only a signed-in customer gets an answer to. */
export const CUSTOMER_CALL = { ...ACCOUNT_CALL, refusals: { 401: 'The session is over' } } as const
