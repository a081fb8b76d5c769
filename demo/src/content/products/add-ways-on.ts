import type { SiteContent } from '../schema.ts'

/** Products with blocks of editors below them, one of each brand. */
const WITH_BLOCKS: ReadonlySet<string> = new Set(['10111', '70110'])

/** Adds links below some products: to the search's spotlight page, and to the page of all products. */
export function addWaysOn(site: SiteContent): SiteContent {
  const targets = [site.searchSettings.spotlightTarget, 'page:range']
  return {
    ...site,
    products: site.products.map((text) =>
      WITH_BLOCKS.has(text.sku)
        ? { ...text, blocks: [{ block: 'AlsoRead', targets }, { block: 'SocialShare' }] }
        : text,
    ),
  }
}
