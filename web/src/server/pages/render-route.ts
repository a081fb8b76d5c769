import type { BrandLocale } from '@menagerie/brands/brand-locale'
import type { QueryField, QueryValues } from '../../platform/query-field.ts'
import { HTML } from '../http/headers.ts'
import type { RedirectRoute, Route, Templates } from '../site-parts.ts'
import type { CreateContext } from './create-context.ts'

/** What a path came to, with everything that was read for it. */
export type Rendered =
  | {
      status: 200
      text: string
      type: string
      fields: readonly QueryField[]
      isFramed?: boolean | undefined
      /** Of a document around another company's content. */
      framePolicy?: readonly string[]
      tags: ReadonlySet<string>
    }
  | { status: 404 }
  | RedirectRoute
  /** `tags`: what was read until then; when one of them changes it is worth another try. */
  | { status: 500; error: unknown; tags: ReadonlySet<string> }

/** Synchronous from first lookup to last byte, so it sees one state of the replica. Never throws. */
export function renderRoute(
  templates: Templates,
  createContext: CreateContext,
  site: BrandLocale,
  path: string,
  query?: QueryValues,
): Rendered {
  const tags = new Set<string>()
  try {
    const ctx = { ...createContext(site, tags), ...(query && { query }) }
    const contextOf = (other: BrandLocale) => createContext(other, tags)
    const route = templates.resolveRoute(ctx, path)
    if (route.status !== 200) return route
    if ('document' in route) {
      const written = templates.renderMachineDocument(ctx, route.document, contextOf)
      return written === undefined ? { status: 404 } : { status: 200, ...written, fields: [], tags }
    }
    if ('embed' in route) {
      const shown = templates.renderEmbed(ctx, route.embed)
      if (shown === undefined) return { status: 404 }
      return { status: 200, text: shown.text, type: HTML, framePolicy: shown.policy, fields: route.fields, tags }
    }
    const text =
      'fixed' in route ? templates.renderFixedPage(ctx, route.fixed, contextOf) : templates.renderDocument(ctx, route)
    const isFramed = 'isFramed' in route ? route.isFramed : false
    return { status: 200, text, type: HTML, fields: route.fields ?? [], isFramed, tags }
  } catch (error) {
    return { status: 500, error, tags }
  }
}

/** What stands at a path, without rendering it. Whatever fails is said where the page itself is asked for. */
export function findRoute(
  { resolveRoute }: Templates,
  createContext: CreateContext,
  site: BrandLocale,
  path: string,
): Route | undefined {
  try {
    return resolveRoute(createContext(site, new Set()), path)
  } catch {
    return undefined
  }
}

/** An error page of a locale, or why even that cannot be rendered. */
export function renderError(
  { renderErrorDocument }: Templates,
  createContext: CreateContext,
  site: BrandLocale,
  status: number,
): { html: string; tags: ReadonlySet<string> } | { error: unknown } {
  const tags = new Set<string>()
  try {
    return { html: renderErrorDocument(createContext(site, tags), status), tags }
  } catch (error) {
    return { error }
  }
}
