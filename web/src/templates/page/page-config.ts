import type { LinkQuery } from '@menagerie/sites/links'
import type { RenderContext } from '../../context/render-context.ts'
import type { FormName } from '../../platform/forms/form-names.ts'
import type { LiveParts } from '../../platform/live-parts.ts'
import type { PolicyKind } from '../../platform/policy-kind.ts'
import type { PageDocument } from './page-document.ts'

/** The synchronous render of a page, with what was loaded for it. */
export type DrawTemplate = (ctx: RenderContext) => PageDocument

/** `cookies`: whole `Set-Cookie` headers; with them the address that was asked for holds a secret, and is told to no other. */
type Away = { status: 303; path: string; query?: LinkQuery; cookies?: readonly string[] }

/** What loading came to: the page, no page, or another one. `path` is one inside the brand-locale. */
export type Loaded = DrawTemplate | { status: 404 } | Away

/** What a page declares about how it is answered. One that declares nothing is cached and takes no POST. */
export type PageConfig = {
  /**
   * The asynchronous part of a live page; answers are never kept. `ctx` has the query and the visitor; its reader is not to be
   * used after the first `await`, the render gets another.
   */
  load?: (ctx: RenderContext, live: LiveParts) => Promise<Loaded>
  /** `typed`: only for a query with words that are not stored (`QueryField.isStored`); otherwise the page is cached. */
  loadsWhen?: 'always' | 'typed'
  /** Its address may bring a secret along: it is loaded in any form of the address, and no redirect carries the query on. */
  takesSecret?: boolean
  /** Forms that may be sent to its address. */
  forms?: readonly FormName[]
  /** Its row in the table of policies; `document` without one. */
  policy?: PolicyKind
}
