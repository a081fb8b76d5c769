import type { SiteContent } from '../schema.ts'

/** Products below which editors have written something, one of each brand. */
const WITH_BLOCKS: ReadonlySet<string> = new Set(['10111', '70110'])

/** The site with ways on below some of its products: what search puts in the spotlight, and the page of all products. */
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
