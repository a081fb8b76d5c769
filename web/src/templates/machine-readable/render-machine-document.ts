import type { MachineDocument } from '@menagerie/sites/machine-documents'
import { machinePaths } from '@menagerie/sites/machine-documents'
import type { RenderContext } from '../../context/render-context.ts'
import { writeFeed } from '../../features/seo/write-feed.ts'
import { writeShoppingFeed } from '../../features/seo/write-shopping-feed.ts'
import { writeSitemap, writeSitemapIndex } from '../../features/seo/write-sitemap.ts'
import { loadStoreFile } from '../../features/stores/load-store-file.ts'
import { loadFeed } from './load-feed.ts'
import { loadProductWords } from './load-product-words.ts'
import { loadSearchOverlay } from './load-search-overlay.ts'
import { loadShoppingFeed } from './load-shopping-feed.ts'
import { loadSitemap } from './load-sitemap.ts'
import { loadSitemapIndex } from './load-sitemap-index.ts'
import type { ContextOf, MachineText } from './machine-text.ts'
import { writeWebManifest } from './write-web-manifest.ts'

const ROBOTS = 'text/plain; charset=utf-8'
const XML = 'application/xml; charset=utf-8'
const RSS = 'application/rss+xml; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'
const MANIFEST = 'application/manifest+json'

/** Returns undefined when there is no content, or it is at another address. An empty sitemap would be invalid. */
export function renderMachineDocument(
  ctx: RenderContext,
  document: MachineDocument,
  contextOf: ContextOf,
): MachineText | undefined {
  switch (document.name) {
    case 'robots':
      return ctx.links.isRoot ? { type: ROBOTS, text: writeOriginRobots(ctx) } : undefined
    case 'sitemap-index': {
      const sitemaps = ctx.links.isRoot ? loadSitemapIndex(ctx, contextOf) : []
      return sitemaps.length === 0 ? undefined : { type: XML, text: writeSitemapIndex(sitemaps) }
    }
    case 'sitemap': {
      const addresses = loadSitemap(ctx, document.of, document.part, contextOf)
      return addresses.length === 0 ? undefined : { type: XML, text: writeSitemap(addresses) }
    }
    case 'manifest':
      return { type: MANIFEST, text: writeWebManifest(ctx) }
    case 'search': {
      const overlay = loadSearchOverlay(ctx)
      return overlay && { type: JSON_TYPE, text: JSON.stringify(overlay) }
    }
    case 'products':
      return { type: JSON_TYPE, text: JSON.stringify(loadProductWords(ctx)) }
    case 'stores': {
      const file = loadStoreFile(ctx)
      return file && { type: JSON_TYPE, text: JSON.stringify(file) }
    }
    case 'shopping': {
      const feed = loadShoppingFeed(ctx)
      return feed && { type: XML, text: writeShoppingFeed(feed) }
    }
    case 'feed': {
      const feed = loadFeed(ctx, document.of)
      return feed && { type: RSS, text: writeFeed(feed) }
    }
  }
}

/** The search API's addresses, and everything that begins with an underscore: galleries, previews. */
const CLOSED = ['/1/', '/_']
/** Pages that must not be indexed, including those of searches, say so in their head, and must be crawled for that (decision 017). */
function writeOriginRobots({ links }: RenderContext): string {
  const lines = CLOSED.map((path) => `Disallow: ${path}`)
  return `${['User-agent: *', ...lines, '', `Sitemap: ${links.url(machinePaths.sitemapIndex)}`].join('\n')}\n`
}
