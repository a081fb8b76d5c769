import type { ProductBody } from '@menagerie/contract/product'
import { fixedPagePath } from '@menagerie/sites/fixed-pages'
import type { RenderContext } from '../../context/render-context.ts'
import { LISTS } from '../../replica/to-listings.ts'
import { sumUp } from './comparison-summary.ts'
import { loadProductCards, type ProductCardView } from './product-card.ts'
import { SPECIFICATION_ORDER } from './product-detail.ts'
import { toPrice } from './product-price.ts'
import { keepPromoted, mayPromote } from './promotion.ts'

export const MAX_COMPARED = 3
/** Query parameter for showing only rows with differences. */
export const ONLY_DIFFERENCES = { name: 'only', value: 'differences' } as const
const MAX_OFFERED = 12
const PICTURE_SIZES = '(min-width: 900px) 277px, 160px'

export type ComparedProduct = ProductCardView & { remove: { href: string; text: string } }
/** `values`: for each product its lines. */
export type ComparisonRow = { name: string; values: readonly (readonly string[])[]; differs: boolean }
/** `only`: show only rows in which products differ. */
type ComparisonQuery = { skus: readonly string[]; only: boolean }
export type ComparisonView = {
  label: string
  product: string
  products: readonly ComparedProduct[]
  /** Rows with differences come first. */
  rows: readonly ComparisonRow[]
  /** The differences, in sentences. */
  summary: readonly string[]
  /** Link to the view with differences only, or back to all rows; absent where both are the same. */
  toggle?: { text: string; href: string }
  /** Other products of the same kind, each with the address that adds it; none when no more fit. */
  more: { title: string; links: readonly { name: string; href: string }[] }
}

/** Unknown skus, and products that are not sold here, are left out. */
export function toComparison(ctx: RenderContext, asked: ComparisonQuery): ComparisonView {
  const { t } = ctx
  const cards = loadProductCards(ctx, asked.skus.slice(0, MAX_COMPARED), PICTURE_SIZES)
  const skus = cards.map(({ sku }) => sku)
  const bodies = skus.flatMap((sku) => ctx.reader.get('product', sku)?.body ?? [])
  const rows = toRows(ctx, bodies)
  const different = rows.filter(({ differs }) => differs)
  const alike = rows.filter(({ differs }) => !differs)
  const hasBoth = different.length > 0 && alike.length > 0
  const { only } = asked
  return {
    label: t('compare.title'),
    product: t('search.products'),
    products: cards.map((card) => toCompared(ctx, card, { skus, only })),
    rows: only && hasBoth ? different : [...different, ...alike],
    summary: sumUp(ctx, bodies, rows),
    ...(hasBoth && {
      toggle: {
        text: t(only ? 'compare.all' : 'compare.onlyDifferences'),
        href: toAddress(ctx, { skus, only: !only }),
      },
    }),
    more: { title: t('compare.more'), links: listOthers(ctx, bodies[0], { skus, only }) },
  }
}

function toCompared(ctx: RenderContext, card: ProductCardView, { skus, only }: ComparisonQuery): ComparedProduct {
  const others = skus.filter((sku) => sku !== card.sku)
  return { ...card, remove: { href: toAddress(ctx, { skus: others, only }), text: ctx.t('compare.remove') } }
}

/** Article numbers differ for all products and do not help a visitor to choose. */
const NOT_COMPARED: ReadonlySet<string> = new Set(['barcode', 'sku'])

/** Leaves out rows that are empty for all products. */
function toRows(ctx: RenderContext, bodies: readonly ProductBody[]): ComparisonRow[] {
  const { t } = ctx
  const toRow = (name: string, read: (body: ProductBody) => readonly string[]) => {
    const values = bodies.map(read)
    return { name, values, differs: new Set(values.map((lines) => lines.join('\n'))).size > 1 }
  }
  const rows = [
    toRow(t('product.recommendedPrice'), (body) => toPrices(ctx, body)),
    toRow(t('product.sellingPoints'), (body) => (mayPromote(ctx.site, body) ? body.usps : [])),
    ...SPECIFICATION_ORDER.filter((attribute) => !NOT_COMPARED.has(attribute)).map((attribute) =>
      toRow(t(`specification.${attribute}`), ({ specification: { [attribute]: value } }) =>
        value === undefined ? [] : [value],
      ),
    ),
  ]
  return rows.filter(({ values }) => values.some((lines) => lines.length > 0))
}

function toPrices(ctx: RenderContext, body: ProductBody): string[] {
  const price = toPrice(ctx, body)
  return price === undefined ? [] : [price.text, ...(price.perUnit ? [price.perUnit] : [])]
}

/** Offers products of the same kind and, if one is named, for the same animal: cat food is no alternative for a dog. */
function listOthers(ctx: RenderContext, first: ProductBody | undefined, { skus, only }: ComparisonQuery) {
  if (first === undefined || skus.length >= MAX_COMPARED) return []
  const listOf = (facet: 'product_sub_group' | 'animal_type') =>
    new Set((first.facets[facet] ?? []).flatMap(({ code }) => ctx.reader.list(LISTS.productsOfFacet(facet, code))))
  const ofAnimal = listOf('animal_type')
  const others = [...listOf('product_sub_group')].filter((sku) => ofAnimal.size === 0 || ofAnimal.has(sku))
  return keepPromoted(
    ctx,
    others.filter((sku) => !skus.includes(sku)),
  )
    .slice(0, MAX_OFFERED)
    .flatMap((sku) => {
      const name = ctx.reader.titleOf('product', sku)
      return name === undefined ? [] : [{ name, href: toAddress(ctx, { skus: [...skus, sku], only }) }]
    })
}

function toAddress({ site, links }: RenderContext, { skus, only }: ComparisonQuery): string {
  const search = new URLSearchParams([...skus].sort().map((sku) => ['sku', sku]))
  if (only && skus.length > 1) search.set(ONLY_DIFFERENCES.name, ONLY_DIFFERENCES.value)
  return links.href(fixedPagePath(site, 'compare')) + (search.size === 0 ? '' : `?${search}`)
}
