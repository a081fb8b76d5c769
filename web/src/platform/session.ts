import type { BrandKey } from '@menagerie/brands/brand-locale'

/** A signed-in business customer of one brand, as the sealed cookie of that brand says (spec §6). */
export type Session = {
  /** Of the account, in the studio. */
  account: string
}

/** Reads a request's `Cookie` header. Undefined: no session, a foreign one, or one that is over; the visitor is anonymous. */
export type OpenSession = (cookieHeader: string, brand: BrandKey) => Session | undefined

/** Without accounts everybody is anonymous. */
export const noSession: OpenSession = () => undefined
