import { toCdnHeader } from '../cache/cdn-tags.ts'
import { FragmentCache } from '../cache/fragment-cache.ts'
import { PageCache } from '../cache/page-cache.ts'
import { documentHeaders } from '../http/headers.ts'
import type { SiteParts } from '../site-parts.ts'
import { DrawQueue } from '../turns/draw-queue.ts'
import type { Turns } from '../turns/turns.ts'
import { type CreateContext, contextCreator } from './create-context.ts'

/** What the cached and the live way of answering a page share. */
export type PageRuntime = {
  parts: SiteParts
  cache: PageCache
  fragments: FragmentCache
  createContext: CreateContext
  turns: Turns
  /** Queue of all rendering that visitors wait for. */
  queue: DrawQueue
  /** Headers of every answer that is not the page itself: redirects, errors. */
  headers: readonly string[]
  /** Returns the CDN headers of an answer that read these tags. */
  cdnTags: (tags: ReadonlySet<string>) => string[]
}

export function createPageRuntime(parts: SiteParts): PageRuntime {
  const fragments = new FragmentCache()
  const { turns } = parts
  return {
    parts,
    cache: new PageCache(parts.cacheBytes),
    fragments,
    createContext: contextCreator(parts, fragments),
    turns,
    queue: new DrawQueue(turns),
    headers: documentHeaders(parts),
    cdnTags: (tags) =>
      parts.cdnTagHeader === undefined ? [] : toCdnHeader(parts.cdnTagHeader, fragments.withReads(tags)),
  }
}
