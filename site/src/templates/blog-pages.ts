import { blogPath } from '@menagerie/brands/route-words'
import { type QueryField, wholeNumber } from '../platform/query-field.ts'
import type { RenderContext } from '../replica/render-context.ts'
import { LISTS } from '../replica/to-listings.ts'

const POSTS_PER_PAGE = 12 // spec §2 and §9

/** `keys` of the posts that are shown, the newest first, on page `number` of `count`. */
export type BlogPage = { path: string; keys: readonly string[]; number: number; count: number }

export function toBlogPageField(ctx: RenderContext): QueryField<number> {
  return wholeNumber('page', { first: 1, last: countPages(listPosts(ctx)) })
}

export function loadBlogPage(ctx: RenderContext): BlogPage {
  const posts = listPosts(ctx)
  const number = toBlogPageField(ctx).read(ctx.query)
  const keys = posts.slice((number - 1) * POSTS_PER_PAGE, number * POSTS_PER_PAGE)
  return { path: blogPath(ctx.site), keys, number, count: countPages(posts) }
}

export const hasPosts = (ctx: RenderContext) => listPosts(ctx).length > 0

const listPosts = (ctx: RenderContext) => ctx.reader.list(LISTS.articles('blog'))
const countPages = (posts: readonly string[]) => Math.max(1, Math.ceil(posts.length / POSTS_PER_PAGE))
