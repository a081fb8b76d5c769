import type { RenderContext } from '../../context/render-context.ts'
import type { BuyingView } from './buying.ts'

/** Ids of a product page's parts. */
export const BUY_AREA_ID = 'where-to-buy'
export const PACKAGE_INSERTS_ID = 'package-inserts'
export const SPECIFICATIONS_ID = 'specifications'

export type JumpLink = { text: string; href: string }

type ProductParts = {
  sections: readonly { id: string; title: string }[]
  packageInserts: { title: string; links: readonly unknown[] }
  buying: BuyingView
}

/** Lists the parts that most visitors look for: how to feed or use it, what is in it, its leaflet, where to buy it. A single part needs no list. */
export function listJumpLinks({ t }: Pick<RenderContext, 't'>, parts: ProductParts): JumpLink[] {
  const { sections, packageInserts, buying } = parts
  const read = sections
    .filter(({ id }) => id !== 'description')
    .map(({ id, title }) => ({ text: title, href: `#${id}` }))
  const inserts = packageInserts.links.length > 0 && { text: packageInserts.title, href: `#${PACKAGE_INSERTS_ID}` }
  if (read.length + (inserts ? 1 : 0) === 0) return []
  const buy = (buying.button || buying.wayOn) && { text: t('product.whereToBuy'), href: `#${BUY_AREA_ID}` }
  const links = [...read, ...(inserts ? [inserts] : []), ...(buy ? [buy] : [])]
  return links.length > 1 ? links : []
}
