import type { BrandKey } from '@menagerie/sites/brand-locale'

/** A signed-in business customer of one brand, as the sealed cookie of that brand says (spec §6). */
export type Session = {
  /** Id of the account, in the studio. */
  account: string
  /** Key of the session, in the studio. It leaves the server only inside the seal of the cookie. */
  bearer: string
}

/** Reads a request's `Cookie` header. Undefined: no session, a foreign one, or one that is over; the visitor is anonymous. */
export type OpenSession = (cookieHeader: string, brand: BrandKey) => Session | undefined
/** The value of a cookie that holds until `endsAt`, in milliseconds since the epoch. */
export type SealSession = (session: Session, brand: BrandKey, endsAt: number) => string
/** Asks the studio whether a session still holds. Undefined: it is over. While the studio does not answer, the cookie's word counts. */
export type CheckSession = (session: Session, brand: BrandKey) => Promise<Session | undefined>

/** All that a server does with sessions. */
export type Sessions = { open: OpenSession; seal: SealSession; check: CheckSession }

/** Without accounts all visitors are anonymous. */
export const noSession: OpenSession = () => undefined
