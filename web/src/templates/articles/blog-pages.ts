import { blogPath } from '@menagerie/sites/route-words'
import { HITS_PER_PAGE } from '@menagerie/sites/search-index'
import type { RenderContext } from '../../context/render-context.ts'
import { QUERY_FIELD } from '../../features/search/search-fields.ts'
import { oneOf, type QueryField, wholeNumberField } from '../../platform/query-field.ts'
import { LISTS } from '../../replica/to-listings.ts'
import { MAX_PAGE } from '../../search-client/search-state.ts'
import type { ListPage } from '../page/list-pages.ts'
import { type BlogTopic, listTopics, loadTopics } from './blog-topics.ts'

/** `keys` of the posts shown, the newest first; all posts, or those of a topic. */
export type BlogPage = ListPage & { topics: readonly BlogTopic[]; topic?: BlogTopic; keys: readonly string[] }

/** `?query=`, `?category=` and `?page=`; each topic has its own number of pages. */
export function toBlogFields(ctx: RenderContext): QueryField[] {
  const { topic, page } = toFields(listPosts(ctx), listTopics(loadTopics(ctx)))
  return [QUERY_FIELD, topic, page]
}

export function loadBlogPage(ctx: RenderContext): BlogPage {
  const all = listPosts(ctx)
  const topics = loadTopics(ctx)
  const known = listTopics(topics)
  const fields = toFields(all, known)
  const topic = known.find(({ code }) => code === fields.topic.read(ctx.query))
  const posts = topic ? all.filter((key) => topic.posts.has(key)) : all
  const number = fields.page.read(ctx.query)
  return {
    path: blogPath(ctx.site),
    ...(topic && { topic, query: { category: topic.code } }),
    topics,
    keys: posts.slice((number - 1) * HITS_PER_PAGE.blog, number * HITS_PER_PAGE.blog),
    number,
    count: countPages(posts.length),
  }
}

export const hasPosts = (ctx: RenderContext) => listPosts(ctx).length > 0

function toFields(all: readonly string[], topics: readonly BlogTopic[]) {
  const topic = oneOf(
    'category',
    topics.map(({ code }) => code),
  )
  const sizes = new Map(topics.map(({ code, posts }) => [code, posts.size]))
  const page = wholeNumberField('page', {
    first: 1,
    // Only the search knows how many pages a query has.
    last: (before) =>
      before?.has(QUERY_FIELD.name) ? MAX_PAGE : countPages(sizes.get(topic.read(before) ?? '') ?? all.length),
  })
  return { topic, page }
}

const listPosts = (ctx: RenderContext) => ctx.reader.list(LISTS.articles('blog'))
const countPages = (posts: number) => Math.max(1, Math.ceil(posts / HITS_PER_PAGE.blog))
