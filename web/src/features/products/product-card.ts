import { toInternalHref } from '../../content/resolve-link.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { loadImage } from '../../media/imaging/load-image.ts'
import type { ImageView } from '../../ui/Image.tsx'
import { type CompareLinkView, toCompareLink } from './compare-link.ts'
import { cutTeaser } from './cut-teaser.ts'
import type { PriceView } from './price-per-unit.ts'
import { toPrice } from './product-price.ts'
import { mayPromote } from './promotion.ts'

/** A product in a list (spec §2: product grid small, related products). */
export type ProductCardView = {
  sku: string
  href: string
  name: string
  shortDescription: string
  image?: ImageView
  viewLabel: string
  price?: PriceView
  /** Absent for products that may not be promoted. */
  compare?: CompareLinkView
}

const CARD_SIZES = '(min-width: 1440px) 384px, (min-width: 900px) 28vw, (min-width: 600px) 45vw, 160px'

/** Returns the cards in the given order; a product that is not sold in the locale has none. `sizes` is for their pictures. */
export function loadProductCards(ctx: RenderContext, skus: readonly string[], sizes = CARD_SIZES): ProductCardView[] {
  return skus.flatMap((sku) => loadProductCard(ctx, sku, sizes) ?? [])
}

function loadProductCard(ctx: RenderContext, sku: string, sizes: string): ProductCardView | undefined {
  const product = ctx.reader.get('product', sku)
  if (product === undefined) return undefined
  const { name, teaser, short_description: shortDescription = '', images } = product.body
  const price = toPrice(ctx, product.body)
  const image = loadImage(ctx, images[0], { rendition: '750x750', sizes, fallbackAlt: name })
  return {
    sku,
    href: toInternalHref(ctx, 'product', sku),
    name,
    shortDescription: cutTeaser(teaser ?? shortDescription),
    ...(image && { image }),
    ...(price && { price }),
    ...(mayPromote(ctx.site, product.body) && { compare: toCompareLink(ctx, sku) }),
    viewLabel: ctx.t('product.view'),
  }
}
