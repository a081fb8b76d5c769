import type { AddressedKind } from '@menagerie/contract/entry'
import { findFixedRoute, NEVER_FOUND } from '@menagerie/sites/fixed-routes'
import { findMachineDocument, type MachineDocument } from '@menagerie/sites/machine-documents'
import { isShownFixedPage, type ShownFixedPage } from '../content/fixed-page-links.ts'
import type { RenderContext } from '../context/render-context.ts'
import { type EmbedPlace, readEmbedPath } from '../features/embeds/embed-path.ts'
import { findExactRedirect, findPrefixRedirect, type Redirect } from '../features/redirects/find-redirect.ts'
import { findStoreAt } from '../features/stores/find-store.ts'
import type { FormName } from '../platform/forms/form-names.ts'
import type { QueryField } from '../platform/query-field.ts'
import { isGatedPage } from '../replica/is-gated-page.ts'
import { PLAY_FIELD } from './embeds/render-embed.ts'
import type { PageConfig } from './page/page-config.ts'

/** A store has a page in every country that shows it; its `key` is the path of that page. */
export type FoundEntry = { kind: AddressedKind | 'store'; key: string }

/** Paths as in the contract: inside the brand-locale, '' is its home page. `url` is another website. */
export type PageRoute =
  | ({ status: 200; fields?: readonly QueryField[]; config?: PageConfig } & FoundEntry)
  | { status: 200; document: MachineDocument; fields?: never }
  | { status: 200; embed: EmbedPlace; fields: readonly QueryField[] }
  | { status: 200; fixed: ShownFixedPage; fields?: readonly QueryField[]; config?: PageConfig }
  | { status: 301 | 302; path: string }
  | { status: 301 | 302; url: string }
  /** `forms`: those that may be sent to an address without a page. */
  | { status: 303; path: ''; forms?: readonly FormName[] }
  | { status: 404 }

const NOT_FOUND: PageRoute = { status: 404 }
/** Spec §4: logging out redirects home, and so does only opening the address. */
const LOG_OUT: PageRoute = { status: 303, path: '', forms: ['logout'] }

/** Most redirects in a row, as two may lead to each other by mistake. */
const MAX_HOPS = 5

/** Finds what is at a path, in this order: documents for programs, exact redirects, the fixed routes of spec §2, editors' documents, and prefix redirects. */
export function resolveRoute(ctx: RenderContext, path: string, hops = 0): PageRoute {
  if (path === NEVER_FOUND) return NOT_FOUND
  const document = findMachineDocument(ctx.site, path)
  if (document !== undefined) return { status: 200, document }
  const embed = readEmbedPath(path)
  if (embed !== undefined) return { status: 200, embed, fields: [PLAY_FIELD] }
  const exact = findExactRedirect(ctx, path)
  if (exact) return followRedirect(ctx, exact, hops)
  const standing = resolveStanding(ctx, path, hops)
  if (standing.status !== 404) return standing
  const prefix = findPrefixRedirect(ctx, path)
  return prefix ? followRedirect(ctx, prefix, hops) : NOT_FOUND
}

/** Follows a chain of redirects to its end, if there is a page. The result is temporary if any of them is. */
function followRedirect(ctx: RenderContext, { status, to }: Redirect, hops: number): PageRoute {
  if (to === 'gone' || hops === MAX_HOPS) return NOT_FOUND
  if ('url' in to) return { status, url: to.url }
  const next = resolveRoute(ctx, to.path, hops + 1)
  if (next.status === 404) return NOT_FOUND
  if (next.status === 200 || next.status === 303) return { status, path: to.path }
  return { ...next, status: status === 302 ? 302 : next.status }
}

function resolveStanding(ctx: RenderContext, path: string, hops: number): PageRoute {
  const fixed = findFixedRoute(ctx.site, path)
  if (fixed?.name === 'alias') return followRedirect(ctx, { status: 301, to: { path: fixed.path } }, hops)
  if (fixed?.name === 'log-out') return LOG_OUT
  if (fixed?.name === 'product') return resolveProduct(ctx, fixed)
  if (fixed !== undefined && isShownFixedPage(fixed.name)) {
    return { status: 200, fixed: fixed.name }
  }
  const found = ctx.reader.at(path)
  switch (found?.kind) {
    case 'product':
    case 'article':
    case 'job':
      return { status: 200, kind: found.kind, key: found.key }
    case 'page':
      return resolvePage(ctx, path, found.key)
    default:
      return resolveStore(ctx, path)
  }
}

/** Redirects an anonymous visitor of a gated page home; for a gated home page that would be a loop. */
function resolvePage(ctx: RenderContext, path: string, key: string): PageRoute {
  const page = ctx.reader.get('page', key)
  if (page === undefined) return { status: 200, kind: 'page', key }
  if (!isGatedPage(page.body) || ctx.isSignedIn || ctx.showsGated) return { status: 200, kind: 'page', key }
  return path === '' ? NOT_FOUND : { status: 303, path: '' }
}

/** Redirects other words before the store's identifying part to the right ones. */
function resolveStore(ctx: RenderContext, path: string): PageRoute {
  const found = findStoreAt(ctx, path)
  if (found === undefined) return NOT_FOUND
  return found.path === path ? { status: 200, kind: 'store', key: path } : { status: 301, path: found.path }
}

/** Redirects a wrong slug (an old or mistyped one) to the right one; an address without a slug is accepted. */
function resolveProduct(
  ctx: RenderContext,
  { word, sku, slug }: { word: string; sku: string; slug: string | undefined },
): PageRoute {
  const product = ctx.reader.get('product', sku)
  if (product === undefined) return NOT_FOUND
  const { url_key: key } = product.body
  if (slug === undefined || slug === key) return { status: 200, kind: 'product', key: sku }
  return { status: 301, path: `${word}/${sku}-${key}` }
}
