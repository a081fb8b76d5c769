import type { BrandKey } from '@menagerie/sites/brand-locale'

/** A signed-in business customer of one brand, read from the sealed cookie of that brand (spec §6). */
export type Session = {
  /** Id of the account in the studio. */
  account: string
  /** Key of the session in the studio. It leaves the server only inside the sealed cookie. */
  bearer: string
}

/** Reads a request's `Cookie` header. Undefined, and the visitor anonymous, when there is no session, one of another brand, or one that is over. */
export type OpenSession = (cookieHeader: string, brand: BrandKey) => Session | undefined
/** Returns the value of a cookie that is valid until `endsAt`, in milliseconds since the epoch. */
export type SealSession = (session: Session, brand: BrandKey, endsAt: number) => string
/** Asks the studio whether a session is still valid. Undefined: it is over. While the studio does not answer, the cookie alone decides. */
export type CheckSession = (session: Session, brand: BrandKey) => Promise<Session | undefined>

/** All that a server does with sessions. */
export type Sessions = { open: OpenSession; seal: SealSession; check: CheckSession }

/** Without accounts all visitors are anonymous. */
export const noSession: OpenSession = () => undefined
