import { cleanLine } from '@menagerie/contract/clean-text'
import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'

/** A category of the blog with the keys of its posts, including those of the categories below it. */
export type BlogTopic = { code: string; title: string; posts: ReadonlySet<string>; below: BlogTopic[] }

/** Loads two levels of categories with posts (spec §2, hierarchical category menu), in the order of their codes. */
export function loadTopics(ctx: RenderContext): BlogTopic[] {
  const tops = new Map<string, BlogTopic>()
  for (const key of ctx.reader.list(LISTS.categories)) {
    const posts = ctx.reader.list(LISTS.articlesOfCategory('blog', key))
    if (posts.length === 0) continue
    const topic = loadTopic(ctx, key, posts)
    const parent = ctx.reader.get('category', key)?.body.parent
    const topKey = parent !== undefined && ctx.reader.get('category', parent) !== undefined ? parent : key
    const top = tops.get(topKey) ?? loadTopic(ctx, topKey, [])
    const below = topKey === key ? top.below : [...top.below, topic]
    tops.set(topKey, { ...top, posts: new Set([...top.posts, ...topic.posts]), below })
  }
  return [...tops.values()]
}

export function listTopics(topics: readonly BlogTopic[]): BlogTopic[] {
  return topics.flatMap((topic) => [topic, ...topic.below])
}

function loadTopic({ reader }: RenderContext, key: string, posts: readonly string[]): BlogTopic {
  const { code = key, displayName: title = key } = reader.get('category', key)?.body ?? {}
  return { code, title: cleanLine(title), posts: new Set(posts), below: [] }
}
