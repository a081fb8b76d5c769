import type { LinkQuery } from '@menagerie/sites/links'
import type { RenderContext } from '../../context/render-context.ts'
import type { FormName } from '../../platform/forms/form-names.ts'
import type { LiveParts } from '../../platform/live-parts.ts'
import type { PolicyKind } from '../../platform/policy-kind.ts'
import type { PageDocument } from './page-document.ts'

/** Renders a page synchronously, with what was loaded for it. */
export type DrawTemplate = (ctx: RenderContext) => PageDocument

/** `cookies`: complete `Set-Cookie` headers; with them the requested address contains a secret, which must not be passed on. */
type Away = { status: 303; path: string; query?: LinkQuery; cookies?: readonly string[] }

/** Result of loading: the page, no page, or a redirect. `path` is inside the brand-locale. */
export type Loaded = DrawTemplate | { status: 404 } | Away

/** How a page is answered. Without a declaration it is cached and accepts no POST. */
export type PageConfig = {
  /**
   * The asynchronous part of a live page; answers are never cached. `ctx` has the query and the visitor; its reader
   * must not be used after the first `await`, the render gets another.
   */
  load?: (ctx: RenderContext, live: LiveParts) => Promise<Loaded>
  /** `typed`: only for a query with uncached words (`QueryField.isStored`); otherwise the page is cached. */
  loadsWhen?: 'always' | 'typed'
  /** Its address may contain a secret: it is also loaded for addresses that are not canonical, and no redirect keeps the query. */
  takesSecret?: boolean
  /** Forms that may be sent to its address. */
  forms?: readonly FormName[]
  /** Name of its Content Security Policy; defaults to `document`. */
  policy?: PolicyKind
}
