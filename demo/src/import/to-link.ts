import { ids } from '../stable-id.ts'

/** Ids by the kind in a target such as `page:about`. */
const LINKED = {
  page: ids.page,
  article: ids.article,
  job: ids.job,
  product: (_site: string, sku: string) => ids.facts(sku),
} as const
export type LinkedKind = keyof typeof LINKED

const isLinkedKind = (kind: string): kind is LinkedKind => Object.hasOwn(LINKED, kind)

/** Returns kind and id of the document that a target of a site refers to; undefined for anchors and addresses. */
export function findLinked(target: string, site: string): { kind: LinkedKind; id: string } | undefined {
  const [kind = '', name = ''] = target.split(':')
  return isLinkedKind(kind) ? { kind, id: LINKED[kind](site, name) } : undefined
}

/** Makes the studio's link group from `page:NAME`, `article:NAME`, `job:NAME`, `product:SKU`, `route:NAME` (a fixed page of the site), `#anchor` or an address. */
export function toStoredLink(target: string | undefined, site: string, newTab = false): Record<string, string> {
  if (target === undefined) return {}
  const linked = findLinked(target, site)
  if (linked) return { type: linked.kind, [linked.kind]: linked.id }
  if (target.startsWith('route:')) return { type: 'route', route: target.slice('route:'.length) }
  if (target.startsWith('#')) return { type: 'anchor', anchorLink: target.slice(1) }
  return { type: 'external', externalLink: target, externalTarget: newTab ? '_blank' : '_self' }
}
