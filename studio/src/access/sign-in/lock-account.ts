import type { PlainQuery } from '../../platform/to-plain-query.ts'

/** Locks a customer's account until commit. Calls of the Content API and saves of the studio wait for each other here. */
export const lockAccount = (query: PlainQuery, id: string) =>
  query('select 1 from customers where id = $1::uuid for no key update', [id])
