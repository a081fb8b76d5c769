import { machinePaths, SITEMAP_KINDS } from '@menagerie/sites/machine-documents'
import type { RenderContext } from '../../context/render-context.ts'
import { listSitemaps } from './load-sitemap.ts'
import type { ContextOf } from './machine-text.ts'

/** Lists the addresses of all sitemaps of an origin. */
export function loadSitemapIndex({ links }: RenderContext, contextOf: ContextOf): string[] {
  return links.onOrigin.flatMap((site) => {
    const ctx = contextOf(site)
    return SITEMAP_KINDS.flatMap((of) =>
      listSitemaps(ctx, of).map((part) => ctx.links.url(machinePaths.sitemap(of, part))),
    )
  })
}
