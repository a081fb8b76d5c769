import { machinePaths } from '@menagerie/sites/machine-documents'
import type { RenderContext } from '../../context/render-context.ts'
import { writeRobots } from '../../features/seo/write-robots.ts'

/** The search engine's own addresses, and all that begins with an underscore: galleries, previews. */
const CLOSED = ['/1/', '/_']
/** Pages that must not be found, those of searches included, say so in their head, and for that they must be read (decision 017). */
export function writeOriginRobots({ links }: RenderContext): string {
  return writeRobots({ closed: CLOSED, sitemap: links.url(machinePaths.sitemapIndex) })
}
