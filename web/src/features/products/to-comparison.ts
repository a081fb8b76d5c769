import type { ProductBody } from '@menagerie/contract/product'
import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'
import { loadProductCards, type ProductCardView } from './product-card.ts'
import { SPECIFICATION_ORDER, toPrice } from './product-detail.ts'
import { keepPromoted, mayPromote } from './promotion.ts'

export const MAX_COMPARED = 3
const MAX_OFFERED = 12
const PICTURE_SIZES = '(min-width: 900px) 277px, 160px'

export type ComparedProduct = ProductCardView & { remove: { href: string; text: string } }
/** `values`: for each of the products, what there is to say, a line each. */
export type ComparisonRow = { name: string; values: readonly (readonly string[])[] }
export type ComparisonView = {
  label: string
  product: string
  products: readonly ComparedProduct[]
  rows: readonly ComparisonRow[]
  /** Others of the same kind, each with the address that has it too; none when the page is full. */
  more: { title: string; links: readonly { name: string; href: string }[] }
}

/** Unknown numbers, and what is not sold here, are left out. */
export function toComparison(ctx: RenderContext, asked: readonly string[]): ComparisonView {
  const { t } = ctx
  const cards = loadProductCards(ctx, asked.slice(0, MAX_COMPARED), PICTURE_SIZES)
  const skus = cards.map(({ sku }) => sku)
  const bodies = skus.flatMap((sku) => ctx.reader.get('product', sku)?.body ?? [])
  return {
    label: t('compare.title'),
    product: t('search.products'),
    products: cards.map((card) => ({
      ...card,
      remove: {
        href: toAddress(
          ctx,
          skus.filter((sku) => sku !== card.sku),
        ),
        text: t('compare.remove'),
      },
    })),
    rows: toRows(ctx, bodies),
    more: { title: t('compare.more'), links: listOthers(ctx, bodies[0], skus) },
  }
}

/** What none of them has is no row. */
function toRows(ctx: RenderContext, bodies: readonly ProductBody[]): ComparisonRow[] {
  const { t } = ctx
  const toRow = (name: string, read: (body: ProductBody) => readonly string[]) => ({ name, values: bodies.map(read) })
  const rows = [
    toRow(t('product.recommendedPrice'), (body) => toPrices(ctx, body)),
    toRow(t('product.sellingPoints'), (body) => (mayPromote(ctx.site, body) ? body.usps : [])),
    ...SPECIFICATION_ORDER.filter((attribute) => attribute !== 'barcode').map((attribute) =>
      toRow(t(`specification.${attribute}`), ({ specification: { [attribute]: value } }) =>
        value === undefined ? [] : [value],
      ),
    ),
  ]
  return rows.filter(({ values }) => values.some((lines) => lines.length > 0))
}

function toPrices(ctx: RenderContext, body: ProductBody): string[] {
  const price = mayPromote(ctx.site, body) ? toPrice(ctx, body) : undefined
  return price === undefined ? [] : [price.text, ...(price.perUnit ? [price.perUnit] : [])]
}

function listOthers(ctx: RenderContext, first: ProductBody | undefined, skus: readonly string[]) {
  if (first === undefined || skus.length >= MAX_COMPARED) return []
  const kinds = first.facets.product_sub_group ?? []
  const others = new Set(kinds.flatMap(({ code }) => ctx.reader.list(LISTS.productsOfFacet('product_sub_group', code))))
  return keepPromoted(
    ctx,
    [...others].filter((sku) => !skus.includes(sku)),
  )
    .slice(0, MAX_OFFERED)
    .flatMap((sku) => {
      const name = ctx.reader.titleOf('product', sku)
      return name === undefined ? [] : [{ name, href: toAddress(ctx, [...skus, sku]) }]
    })
}

function toAddress({ site, links }: RenderContext, skus: readonly string[]): string {
  const search = new URLSearchParams([...skus].sort().map((sku) => ['sku', sku]))
  return links.href(fixedPagePath(site, 'compare')) + (search.size === 0 ? '' : `?${search}`)
}
