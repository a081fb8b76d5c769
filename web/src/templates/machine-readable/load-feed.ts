import { brandOf } from '@menagerie/sites/brand'
import { FIXED_PAGES } from '@menagerie/sites/fixed-pages'
import { FEED_KINDS, type FeedKind, machinePaths } from '@menagerie/sites/machine-documents'
import type { RenderContext } from '../../context/render-context.ts'
import type { FeedLink } from '../../features/seo/head-view.ts'
import type { FeedItem, FeedView } from '../../features/seo/write-feed.ts'
import { LISTS } from '../../replica/to-listings.ts'
import { toDescription, toHeadTitle } from '../page/page-head.ts'
import { resolveRoute } from '../resolve-route.ts'

/** Number of items; feed readers fetch the feed regularly. */
const MAX_ITEMS = 50

/** Returns undefined where there are no articles. */
export function loadFeed(ctx: RenderContext, of: FeedKind): FeedView | undefined {
  const items = ctx.reader
    .list(LISTS.articles(of))
    .values()
    .map((key) => loadItem(ctx, key))
    .filter((item) => item !== undefined)
    .take(MAX_ITEMS)
    .toArray()
  if (items.length === 0) return undefined
  const title = findTitle(ctx, of)
  return {
    title,
    description: title,
    language: ctx.site.iso,
    url: ctx.links.url(findOverview(ctx, of)?.path ?? ''),
    self: ctx.links.url(machinePaths.feed(ctx.site, of)),
    items,
  }
}

/** Returns links by which programs find feeds: the home page has those of its brand-locale, an overview its own. */
export function loadFeedLinks(ctx: RenderContext, path: string): FeedLink[] {
  return FEED_KINDS.filter((of) => path === '' || path === machinePaths.feedFolder(ctx.site, of))
    .filter((of) => ctx.reader.list(LISTS.articles(of)).length > 0)
    .map((of) => ({ title: findTitle(ctx, of), href: ctx.links.href(machinePaths.feed(ctx.site, of)) }))
}

function loadItem(ctx: RenderContext, key: string): FeedItem | undefined {
  const article = ctx.reader.get('article', key)
  if (article?.path === undefined || !article.body.robots.index) return undefined
  const route = resolveRoute(ctx, article.path)
  if (route.status !== 200 || !('key' in route) || route.key !== key) return undefined
  const { title, tags, categories, created } = article.body
  const description = article.body.shortDescription ?? toDescription(article.body)
  const names = [
    ...categories.flatMap((category) => ctx.reader.titleOf('category', category) ?? []),
    ...tags.map(({ displayName }) => displayName),
  ]
  return {
    title,
    url: ctx.links.url(article.path),
    ...(description && { description }),
    categories: [...new Set(names)],
    ...(created && { published: created }),
  }
}

/** Returns the title of its overview; if editors have put that at another path, the name of the brand. */
function findTitle(ctx: RenderContext, of: FeedKind): string {
  const title = findOverview(ctx, of)?.title
  return title === undefined ? brandOf(ctx.site).name : toHeadTitle(ctx, title)
}

function findOverview(ctx: RenderContext, of: FeedKind): { path: string; title: string } | undefined {
  const path = machinePaths.feedFolder(ctx.site, of)
  const route = resolveRoute(ctx, path)
  if (route.status !== 200) return undefined
  if ('fixed' in route) return { path, title: ctx.t(FIXED_PAGES[route.fixed].title) }
  if (!('key' in route)) return undefined
  const title = ctx.reader.titleOf(route.kind, route.key)
  return title === undefined ? undefined : { path, title }
}
