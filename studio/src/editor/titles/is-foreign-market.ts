import { findById } from '@menagerie/sites/locales'
import { z } from 'zod'

const staffSchema = z.object({ role: z.string(), sites: z.array(z.string()).nullish() })

/** Whether a user may set prices of any country. */
export const isWriterOfMarkets = (user: unknown): boolean =>
  ['admin', 'editor'].includes(staffSchema.safeParse(user).data?.role ?? '')

/**
 * Whether other users set the prices of a country: its editors may, and administrators always. The same rule as
 * `refuse-foreign-markets.ts`.
 */
export function isForeignMarket(user: unknown, country: string): boolean {
  const person = staffSchema.safeParse(user).data
  if (person === undefined || person.role === 'admin') return false
  if (person.role !== 'editor') return true
  return !(person.sites ?? []).some((site) => findById(site)?.country === country)
}
