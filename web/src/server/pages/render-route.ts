import type { BrandLocale } from '@menagerie/sites/brand-locale'
import type { RefusedForm } from '../../context/refused-form.ts'
import type { RenderContext } from '../../context/render-context.ts'
import type { PolicyKind } from '../../platform/policy-kind.ts'
import type { QueryValues } from '../../platform/query-field.ts'
import type { Session } from '../../platform/session.ts'
import { hasFilmTag } from '../../replica/tags.ts'
import type { MessageWords } from '../../templates/errors/message-words.ts'
import type { DrawTemplate } from '../../templates/page/page-config.ts'
import { HTML } from '../http/headers.ts'
import type { SiteRoute, Templates } from '../site-parts.ts'
import type { CreateContext } from './create-context.ts'

/** What makes a render one for a single visitor. */
export type PageVisitor = {
  session?: Session | undefined
  form?: RefusedForm | undefined
  /** Whether only the page's list is wanted. */
  isListOnly?: boolean
}

/** What is at a path. `tags`: what was read for it so far; later reads are added. */
export type FoundRoute = {
  route: SiteRoute
  ctx: RenderContext
  contextOf: (site: BrandLocale) => RenderContext
  tags: ReadonlySet<string>
}
/** `tags`: when one of them changes, another try is worthwhile. */
export type RenderFailure = { error: unknown; tags: ReadonlySet<string> }

export type Rendered = {
  text: string
  type: string
  policy?: PolicyKind | undefined
  /** Policy of a document around another company's content. */
  framePolicy?: readonly string[]
  /** Whether the page shows one of the site's films. */
  hasFilm?: boolean
}
type RouteHere = Extract<SiteRoute, { status: 200 }>

/** Finds what is at a path, once for each request. Never throws. */
export function findRoute(
  { resolveRoute }: Templates,
  createContext: CreateContext,
  { site, path }: { site: BrandLocale; path: string },
  { session, form, isListOnly = false }: PageVisitor = {},
): FoundRoute | RenderFailure {
  const tags = new Set<string>()
  try {
    const contextOf = (other: BrandLocale) => createContext(other, tags)
    const ctx = {
      ...contextOf(site),
      ...(session && { session, isSignedIn: true }),
      ...(form && { form }),
      ...(isListOnly && { isListOnly }),
    }
    return { route: resolveRoute(ctx, path), ctx, contextOf, tags }
  } catch (error) {
    return { error, tags }
  }
}

/**
 * Synchronous to the last byte; called in the same turn as `findRoute`, both see one state of the replica. Undefined:
 * there is no content. Never throws.
 */
export function renderFound(
  templates: Templates,
  found: FoundRoute,
  route: RouteHere,
  { query, draw }: { query?: QueryValues; draw?: DrawTemplate | undefined } = {},
): Rendered | RenderFailure | undefined {
  const { contextOf, tags } = found
  const ctx = { ...found.ctx, ...(query && { query }) }
  try {
    if ('document' in route) return templates.renderMachineDocument(ctx, route.document, contextOf)
    if ('embed' in route) {
      const shown = templates.renderEmbed(ctx, route.embed)
      return shown && { text: shown.text, type: HTML, framePolicy: shown.policy }
    }
    const text =
      'fixed' in route
        ? templates.renderFixedPage(ctx, route.fixed, contextOf, draw)
        : templates.renderDocument(ctx, route, draw)
    return { text, type: HTML, policy: route.config?.policy, hasFilm: hasFilmTag(tags) }
  } catch (error) {
    return { error, tags }
  }
}

/** Renders an error page of a locale, or returns why even that failed. */
export function renderError(
  { renderErrorDocument }: Templates,
  createContext: CreateContext,
  site: BrandLocale,
  status: number,
  said?: MessageWords,
): { html: string; tags: ReadonlySet<string> } | RenderFailure {
  const tags = new Set<string>()
  try {
    return { html: renderErrorDocument(createContext(site, tags), status, said), tags }
  } catch (error) {
    return { error, tags }
  }
}
