import { ids } from '../stable-id.ts'

/** The studio's link group from `page:NAME`, `product:SKU`, `#anchor` or an address. */
export function toLink(target: string | undefined, site: string): Record<string, string> {
  if (target === undefined) return {}
  if (target.startsWith('page:')) return { type: 'page', page: ids.page(site, target.slice('page:'.length)) }
  if (target.startsWith('product:')) return { type: 'product', product: ids.facts(target.slice('product:'.length)) }
  if (target.startsWith('#')) return { type: 'anchor', anchorLink: target.slice(1) }
  return { type: 'external', externalLink: target, externalTarget: '_self' }
}
