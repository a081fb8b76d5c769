import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { LinkQuery, Links } from '@menagerie/sites/links'
import type { Translate } from '@menagerie/sites/translate'
import type { Session } from '../session.ts'
import type { SiteFeatures } from '../site-features.ts'
import type { FormName } from './form-names.ts'

/** What was typed, by field name; of several values with one name the last counts. At most 64 kB, well-formed, no NUL. */
export type FormFields = Readonly<Record<string, string>>

/** Messages by field, in the visitor's language. */
type FormErrors = Readonly<Record<string, readonly string[]>>

export type FormRefusal = {
  kind: 'refused'
  status: 401 | 403 | 422 | 429 | 503
  errors: FormErrors
  /** Whether the message is a notice and no error: the visitor has nothing to correct. */
  isNotice?: boolean
  /** Message about the form as a whole. */
  message?: string
  /** Values that the fields show again, without passwords. */
  values: FormFields
  retryAfterS?: number
}

export type FormOutcome =
  /** `path` is inside the brand-locale; `cookies` are complete `Set-Cookie` headers. */
  | { kind: 'redirect'; path: string; query?: LinkQuery; cookies?: readonly string[] }
  /** For programs, which do not follow redirects: 200 without a page. */
  | { kind: 'done' }
  /** A file that the visitor saves; no cache may keep it. */
  | { kind: 'file'; name: string; type: string; content: string; cookies?: readonly string[] }
  | FormRefusal

export type FormInput = {
  site: BrandLocale
  /** Path of the page with the form, to which the form is posted. */
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

/** Expected refusals are outcomes; exceptions are logged once and answered with the error page. */
export type FormHandler = (input: FormInput) => Promise<FormOutcome>

/**
 * Reads the post of a program other than a browser, such as a mail provider's. It is authorised by a secret in its
 * address, so it may come without an origin; its handler gets only these fields. Undefined: it is another form.
 */
export type ReadByLink = (fields: FormFields, query: URLSearchParams) => FormFields | undefined

/** `limit`: most posts from one visitor's address; more are refused with 429 before the handler runs. */
type FormDefinition = {
  handle: FormHandler
  limit?: { posts: number; minutes: number }
  readByLink?: ReadByLink
}
export type Forms = Readonly<Record<FormName, FormDefinition>>
