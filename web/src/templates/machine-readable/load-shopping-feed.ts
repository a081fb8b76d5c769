import { isWorldwideGtin } from '@menagerie/contract/gtin'
import type { ProductBody } from '@menagerie/contract/product'
import { toPlainText } from '@menagerie/contract/to-plain-text'
import { brandOf } from '@menagerie/sites/brand'
import type { RenderContext } from '../../context/render-context.ts'
import { readAmount } from '../../features/products/price-per-unit.ts'
import { mayPromote } from '../../features/products/promotion.ts'
import type { ShoppingFeed, ShoppingItem } from '../../features/seo/write-shopping-feed.ts'
import { toImageSource } from '../../media/imaging/image-source.ts'
import { LISTS } from '../../replica/to-listings.ts'

/** Loads the products of the site's country with price and picture, which comparison sites require; undefined where there are none. */
export function loadShoppingFeed(ctx: RenderContext): ShoppingFeed | undefined {
  const items = ctx.reader.list(LISTS.products).flatMap((sku) => loadItem(ctx, sku) ?? [])
  return items.length === 0
    ? undefined
    : {
        title: brandOf(ctx.site).name,
        url: ctx.links.url(''),
        language: ctx.site.iso,
        items,
      }
}

/** Smaller packs are given in grams or millilitres. */
const SMALL = 1
const IN_SMALL_UNIT = 1000

/** Returns the content of a pack and the unit of its price, in the feed's format: `750 g`, `1 kg`. */
function toMeasures(contents: string | undefined, language: string) {
  const amount = readAmount(contents, language)
  if (amount === undefined) return { measure: undefined, baseMeasure: undefined }
  const [large, small] = amount.of === 'kilo' ? ['kg', 'g'] : ['l', 'ml']
  const isSmall = amount.value < SMALL
  const value = Number((isSmall ? amount.value * IN_SMALL_UNIT : amount.value).toFixed(2))
  return { measure: `${value} ${isSmall ? small : large}`, baseMeasure: `1 ${large}` }
}

function loadItem(ctx: RenderContext, sku: string): ShoppingItem | undefined {
  const product = ctx.reader.get('product', sku)
  if (product?.path === undefined || !mayPromote(ctx.site, product.body)) return undefined
  const { body } = product
  const { rrp, currency, specification } = body
  if (rrp === undefined || rrp <= 0 || currency === undefined) return undefined
  const url = ctx.links.url(product.path)
  const images = loadPictures(ctx, body, url)
  if (images.length === 0) return undefined
  const { barcode, contents, size, color } = specification
  return {
    sku,
    title: body.title ?? body.name,
    description: toDescription(body),
    url,
    images,
    price: rrp,
    currency,
    brand: brandOf(ctx.site).name,
    gtin: barcode && isWorldwideGtin(barcode) ? barcode : undefined,
    ...toMeasures(contents, ctx.site.iso),
    mpn: body.article_number,
    group: body.variant_group,
    kind: toKind(body),
    size,
    color,
  }
}

const toDescription = (body: ProductBody): string =>
  body.short_description ?? (body.description && toPlainText(body.description)) ?? body.meta_description ?? body.name

function loadPictures({ reader }: RenderContext, { images }: ProductBody, url: string): string[] {
  return images.flatMap((key) => {
    const media = reader.get('media', key)
    return media === undefined ? [] : [new URL(toImageSource(media, '750x750').src, url).href]
  })
}

/** Returns `Dogs > Dry food` in the site's language. */
function toKind({ facets }: ProductBody): string | undefined {
  const parts = [facets.animal_type?.[0]?.label, facets.product_sub_group?.[0]?.label].filter(Boolean)
  return parts.length === 0 ? undefined : parts.join(' > ')
}
