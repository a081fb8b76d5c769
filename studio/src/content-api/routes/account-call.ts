import { z } from 'zod'

/** What all calls about accounts share: a site makes them for one of its visitors. */
export const ACCOUNT_CALL = { spec: '§7 Authentication', scope: 'accounts', of: 'site', query: z.object({}) } as const

/** Of those that anyone may ask for anyone: many at once must not stand before what customers read. */
export const STRANGER_CALL = { ...ACCOUNT_CALL, slot: 'account' } as const

/** Of those that a signed-in customer alone gets an answer to. */
export const CUSTOMER_CALL = { ...ACCOUNT_CALL, refusals: { 401: 'The session is over' } } as const
