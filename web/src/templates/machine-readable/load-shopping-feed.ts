import type { ProductBody } from '@menagerie/contract/product'
import { toPlainText } from '@menagerie/contract/to-plain-text'
import { brandOf } from '@menagerie/sites/brand'
import type { RenderContext } from '../../context/render-context.ts'
import { mayPromote } from '../../features/products/promotion.ts'
import type { ShoppingFeed, ShoppingItem } from '../../features/seo/write-shopping-feed.ts'
import { toImageSource } from '../../media/imaging/image-source.ts'
import { LISTS } from '../../replica/to-listings.ts'

/** Products of the site's country that have a price there; nothing where none has. */
export function loadShoppingFeed(ctx: RenderContext): ShoppingFeed | undefined {
  const items = ctx.reader.list(LISTS.products).flatMap((sku) => loadItem(ctx, sku) ?? [])
  return items.length === 0 ? undefined : { title: brandOf(ctx.site).name, url: ctx.links.url(''), items }
}

function loadItem(ctx: RenderContext, sku: string): ShoppingItem | undefined {
  const product = ctx.reader.get('product', sku)
  if (product?.path === undefined || !mayPromote(ctx.site, product.body)) return undefined
  const { body } = product
  const { rrp, currency, specification } = body
  if (rrp === undefined || currency === undefined) return undefined
  const url = ctx.links.url(product.path)
  const { barcode, size, color } = specification
  return {
    sku,
    title: body.title ?? body.name,
    description: toDescription(body),
    url,
    images: loadPictures(ctx, body, url),
    price: rrp,
    currency,
    brand: brandOf(ctx.site).name,
    gtin: barcode && /^\d{8,14}$/.test(barcode) ? barcode : undefined,
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

/** `Dogs > Dry food`, in the words of the site. */
function toKind({ facets }: ProductBody): string | undefined {
  const parts = [facets.animal_type?.[0]?.label, facets.product_sub_group?.[0]?.label].filter(Boolean)
  return parts.length === 0 ? undefined : parts.join(' > ')
}
