import { ARTICLE_KINDS } from '@menagerie/contract/article'
import type { AddressedKind } from '@menagerie/contract/entry'
import type { SitemapKind } from '@menagerie/sites/machine-documents'
import type { RenderContext } from '../../context/render-context.ts'
import { listOpenJobs } from '../../features/jobs/open-jobs.ts'
import { loadAlternates } from '../../features/seo/load-alternates.ts'
import type { SitemapAddress } from '../../features/seo/write-sitemap.ts'
import { toImageSource } from '../../media/imaging/image-source.ts'
import type { RenditionName } from '../../media/imaging/renditions.ts'
import { LISTS } from '../../replica/to-listings.ts'
import { listFixedPages } from '../fixed-pages.ts'
import { loadFixedAlternates } from '../load-fixed-alternates.ts'
import { toHeadRobots } from '../page/page-head.ts'
import { resolveRoute } from '../resolve-route.ts'
import { listStoreSitemaps, loadStoreSitemap } from './load-store-sitemap.ts'
import type { ContextOf } from './machine-text.ts'
import { ADDRESSES_PER_SITEMAP } from './sitemap-size.ts'

const KEYS: Record<
  Exclude<SitemapKind, 'stores'>,
  { kind: AddressedKind; list: (ctx: RenderContext) => readonly string[] }
> = {
  pages: { kind: 'page', list: ({ reader }) => reader.list(LISTS.pages) },
  products: { kind: 'product', list: ({ reader }) => reader.list(LISTS.products) },
  articles: {
    kind: 'article',
    list: ({ reader }) => ARTICLE_KINDS.flatMap((kind) => reader.list(LISTS.articles(kind))),
  },
  jobs: { kind: 'job', list: listOpenJobs },
}

/** Lists the numbers of a kind's sitemaps that have any address. A site that must not be indexed has none. */
export function listSitemaps(ctx: RenderContext, of: SitemapKind): number[] {
  if (!ctx.site.opened || !ctx.site.indexed) return []
  if (of === 'stores') return listStoreSitemaps(ctx)
  const { kind, list } = KEYS[of]
  const keys = list(ctx)
  const fixed = listFixed(ctx, of, 1).length
  const count = Math.max(Math.ceil(keys.length / ADDRESSES_PER_SITEMAP), Math.min(fixed, 1))
  const parts = Array.from({ length: count }, (_, index) => index + 1)
  return parts.filter(
    (part) =>
      listFixed(ctx, of, part).length > 0 || cut(keys, part).some((key) => findIndexable(ctx, kind, key) !== undefined),
  )
}

/** Loads one sitemap of a kind: addresses that answer and should be indexed. */
export function loadSitemap(ctx: RenderContext, of: SitemapKind, part: number, contextOf: ContextOf): SitemapAddress[] {
  if (of === 'stores') return loadStoreSitemap(ctx, part)
  const { kind, list } = KEYS[of]
  const ofEditors = cut(list(ctx), part).flatMap((key) => {
    const found = findIndexable(ctx, kind, key)
    return found === undefined ? [] : [toAddress(ctx, found)]
  })
  const fixed = listFixed(ctx, of, part).map(({ name, path }) => ({
    url: ctx.links.url(path),
    alternates: loadFixedAlternates(ctx, name, contextOf),
  }))
  return [...ofEditors, ...fixed]
}

/** Fixed pages are few, so they are in the first sitemap of pages. */
function listFixed(ctx: RenderContext, of: SitemapKind, part: number) {
  return of === 'pages' && part === 1 ? listFixedPages(ctx) : []
}

function cut(keys: readonly string[], part: number): readonly string[] {
  return keys.slice((part - 1) * ADDRESSES_PER_SITEMAP, part * ADDRESSES_PER_SITEMAP)
}

type Indexable = {
  path: string
  group: string
  picture: string | undefined
  rendition: RenditionName
  changed: string | undefined
}

function findIndexable(ctx: RenderContext, kind: AddressedKind, key: string): Indexable | undefined {
  const path = ctx.reader.pathOf(kind, key)
  if (path === undefined) return undefined
  // At this path there may be a redirect, a newer document or a gated page instead.
  const route = resolveRoute(ctx, path)
  if (route.status !== 200 || !('key' in route) || route.kind !== kind || route.key !== key) return undefined
  return kind === 'product' ? findProduct(ctx, key, path) : findContent(ctx, kind, key, path)
}

function findProduct({ reader }: RenderContext, key: string, path: string): Indexable | undefined {
  const { body, changed } = reader.get('product', key) ?? {}
  if (body === undefined || body.untranslated) return undefined
  return { path, group: body.sku, picture: body.images[0], rendition: '750x750', changed }
}

function findContent(
  ctx: RenderContext,
  kind: Exclude<AddressedKind, 'product'>,
  key: string,
  path: string,
): Indexable | undefined {
  const { body, changed } = ctx.reader.get(kind, key) ?? {}
  if (body === undefined || !toHeadRobots(ctx, path, body).index) return undefined
  return { path, group: body.translationGroup, picture: body.image, rendition: '1920x630', changed }
}

function toAddress(ctx: RenderContext, { path, group, picture, rendition, changed }: Indexable): SitemapAddress {
  const url = ctx.links.url(path)
  const media = picture === undefined ? undefined : ctx.reader.get('media', picture)
  const image = media && new URL(toImageSource(media, rendition).src, url).href
  return { url, alternates: loadAlternates(ctx, group), ...(image && { image }), ...(changed && { lastmod: changed }) }
}
