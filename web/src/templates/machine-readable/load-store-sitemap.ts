import type { RenderContext } from '../../context/render-context.ts'
import type { SitemapAddress } from '../../features/seo/write-sitemap.ts'
import { toStoreAlternates } from '../../features/stores/find-store.ts'
import { loadStores } from '../../features/stores/load-stores.ts'
import { storePath } from '../../features/stores/store-path.ts'
import { ADDRESSES_PER_SITEMAP } from './sitemap-size.ts'

/** Lists the numbers of the sitemaps of stores. */
export function listStoreSitemaps(ctx: RenderContext): number[] {
  const count = Math.ceil(loadStores(ctx).offline.length / ADDRESSES_PER_SITEMAP)
  return Array.from({ length: count }, (_, index) => index + 1)
}

export function loadStoreSitemap(ctx: RenderContext, part: number): SitemapAddress[] {
  const stores = loadStores(ctx).offline.slice((part - 1) * ADDRESSES_PER_SITEMAP, part * ADDRESSES_PER_SITEMAP)
  return stores.map((store) => ({
    url: ctx.links.url(storePath(ctx.site, store)),
    alternates: toStoreAlternates(ctx, store),
  }))
}
