import type { ProductBody } from '@menagerie/contract/product'
import { FEEDING_ID, findAmount, findFeedingTable } from '@menagerie/sites/feeding-table'
import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'
import { keepPromoted } from './promotion.ts'
import type { Scales } from './scales.ts'

export type FeedingLink = { name: string; href: string }

type Weighed = { product: ProductBody; weight: number; scales: Scales }

const MOST_LINKS = 3
/** Limit, so that one answer does not read a whole large catalogue. */
const MOST_READ = 200

/** Lists foods of the same kind for the same animal whose tables cover the weight; one of each variant group, those with the same age and form first. */
export function listFoodsFor(ctx: RenderContext, { product, weight, scales }: Weighed): FeedingLink[] {
  const known = listCandidates(ctx, product)
    .flatMap((sku) => ctx.reader.get('product', sku)?.body ?? [])
    .filter((body) => {
      const rows = findFeedingTable(body.instructions ?? [], ctx.site.iso)
      return rows !== undefined && findAmount(rows, weight / scales.perKilo) !== undefined
    })
    .toSorted((one, other) => countShared(product, other) - countShared(product, one))
  const byGroup = new Map<string, ProductBody>()
  for (const body of known) {
    const group = body.variant_group ?? body.sku
    if (!byGroup.has(group)) byGroup.set(group, body)
  }
  return [...byGroup.values()].slice(0, MOST_LINKS).flatMap(({ sku, name }) => {
    const path = ctx.reader.pathOf('product', sku)
    if (path === undefined) return []
    return { name, href: `${ctx.links.href(path, { weight: String(weight) })}#${FEEDING_ID}` }
  })
}

function listCandidates(ctx: RenderContext, { sku: own, facets }: ProductBody): readonly string[] {
  const listOf = (facet: 'product_sub_group' | 'animal_type') =>
    new Set((facets[facet] ?? []).flatMap(({ code }) => ctx.reader.list(LISTS.productsOfFacet(facet, code))))
  const ofAnimal = listOf('animal_type')
  const others = [...listOf('product_sub_group')].filter((sku) => sku !== own && ofAnimal.has(sku))
  return keepPromoted(ctx, others.slice(0, MOST_READ))
}

function countShared(product: ProductBody, other: ProductBody): number {
  const codesOf = ({ facets }: ProductBody) =>
    [...(facets.online_animal_age ?? []), ...(facets.form ?? [])].map(({ code }) => code)
  const own = new Set(codesOf(product))
  return codesOf(other).filter((code) => own.has(code)).length
}
