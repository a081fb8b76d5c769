import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { LinkQuery, Links } from '@menagerie/sites/links'
import type { Translate } from '@menagerie/sites/translate'
import type { Session } from '../session.ts'
import type { SiteFeatures } from '../site-features.ts'
import type { FormName } from './form-names.ts'

/** What was typed, by the names of the fields; of several with one name the last counts. At most 64 kB, well-formed, no NUL. */
export type FormFields = Readonly<Record<string, string>>

/** Messages by field, in the visitor's language. */
type FormErrors = Readonly<Record<string, readonly string[]>>

export type FormRefusal = {
  kind: 'refused'
  status: 401 | 403 | 422 | 429 | 503
  errors: FormErrors
  /** A state is told and no error: the visitor has nothing to correct. */
  isNotice?: boolean
  /** Message about the form as a whole. */
  message?: string
  /** What the fields show again: without passwords. */
  values: FormFields
  retryAfterS?: number
}

export type FormOutcome =
  /** `path` inside the brand-locale; `cookies` are whole `Set-Cookie` headers. */
  | { kind: 'redirect'; path: string; query?: LinkQuery; cookies?: readonly string[] }
  /** For programs, which follow no redirect: 200 without a page. */
  | { kind: 'done' }
  /** To be saved by the visitor, and kept nowhere on the way. */
  | { kind: 'file'; name: string; type: string; content: string; cookies?: readonly string[] }
  | FormRefusal

export type FormInput = {
  site: BrandLocale
  /** Path of the page that the form stands on, and is sent to. */
  path: string
  fields: FormFields
  visitor: {
    address: string
    isHttps: boolean
    session: Session | undefined
    /** Headers `Cookie` and `User-Agent`, as they came. */
    cookies?: string | undefined
    agent?: string | undefined
  }
  t: Translate
  links: Links
  features: SiteFeatures
  /** Milliseconds since the epoch. */
  now: number
  /** Aborted when the time for an answer is over. */
  signal: AbortSignal
}

/** Expected refusals are outcomes; whatever throws is logged once and answered with the error page. */
export type FormHandler = (input: FormInput) => Promise<FormOutcome>

/**
 * Reads the post of a program that is no browser, such as a mail provider's: its authority is a secret in the address that it was
 * given, so it may come without an origin, and its handler gets these fields and nothing else. Undefined: it is another form.
 */
export type ReadByLink = (fields: FormFields, query: URLSearchParams) => FormFields | undefined

/** `limit`: of posts from one visitor's address; more are refused with 429 before the handler sees them. */
type FormDefinition = {
  handle: FormHandler
  limit?: { posts: number; minutes: number }
  readByLink?: ReadByLink
}
export type Forms = Readonly<Record<FormName, FormDefinition>>
