import { machinePaths } from '@menagerie/brands/machine-documents'
import type { RenderContext } from '../../context/render-context.ts'
import { writeRobots } from '../../features/seo/write-robots.ts'

/** The search engine's own addresses, and all that begins with an underscore: galleries, previews. */
const CLOSED = ['/1/', '/_']
/** Results of searches (spec §2), in each brand-locale. */
const SEARCH = 'search'

/** Whatever else must not be found says so in its head, and for that it must be read. */
export function writeOriginRobots({ links }: RenderContext): string {
  const searches = links.onOrigin.map((site) => links.href(SEARCH, {}, site))
  return writeRobots({ closed: [...CLOSED, ...searches], sitemap: links.url(machinePaths.sitemapIndex) })
}
