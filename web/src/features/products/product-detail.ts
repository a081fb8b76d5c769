import type { MessageKey } from '@menagerie/brands/messages'
import { storeFinderPath } from '@menagerie/brands/route-words'
import type { ProductBody } from '@menagerie/contract/product'
import type { RichTextView } from '../../content/rich-text-view.ts'
import { toRichTextView } from '../../content/to-rich-text-view.ts'
import type { RenderContext } from '../../context/render-context.ts'
import type { ImageView } from '../../ui/Image.tsx'
import { loadImage } from '../imaging/load-image.ts'
import { toDensePhoneSizes } from '../imaging/renditions.ts'
import { type LeafletLink, loadLeaflets } from '../leaflets/load-leaflets.ts'
import { formatPrice } from './format-price.ts'
import { loadVariants, type VariantLink } from './load-variants.ts'
import { loadProductCards, type ProductCardView } from './product-card.ts'

export type GalleryImage = { image: ImageView; thumbnail: ImageView; position: string; showLabel: string }
export type GalleryView = {
  label: string
  images: GalleryImage[]
  /** Names of the buttons, and of the slide of a video. */
  texts: { previous: string; next: string; video: string }
}
export type SpecificationRow = { name: string; value: string }
export type ProductSection = {
  id: string
  title: string
  content: RichTextView
  /** With headings of their own, one level down. */
  parts: { title: string; content: RichTextView }[]
}

export type ProductDetailView = {
  name: string
  price?: { label: string; text: string }
  shortDescription: string
  sellingPoints: { title: string; items: string[] }
  variants: { title: string; links: VariantLink[] }
  /** To the store finder, where the site has one. */
  retailer?: { text: string; href: string }
  gallery: GalleryView
  information: { label: string; sections: ProductSection[] }
  specifications: { title: string; rows: SpecificationRow[] }
  packageInserts: { title: string; links: LeafletLink[] }
  related: { title: string; products: ProductCardView[] }
}

const MAX_RELATED = 3 // spec §9
const IMAGE_SIZES = `${toDensePhoneSizes(58)}, (min-width: 1200px) 560px, (min-width: 600px) 45vw, 92vw`
/** Spec §2: composition with ingredients, additives and analysis. */
const TEXT_SECTIONS = [
  { id: 'description', parts: [] },
  { id: 'instructions', parts: [] },
  { id: 'composition', parts: ['additives', 'analysis'] },
] as const
const SPECIFICATION_ORDER = [
  'color',
  'flavor',
  'contents',
  'size',
  'form',
  'animal_type',
  'animal_age',
  'animal_weight',
  'item_active_ingredients',
  'item_legal_category',
  'do_not_apply_when',
  'efficacy_period',
  'storage_and_safety',
  'product_precautions',
  'sku',
  'barcode',
] as const satisfies readonly (keyof ProductBody['specification'])[]

export function toProductDetail(ctx: RenderContext, product: ProductBody): ProductDetailView {
  const { t, site } = ctx
  const retailer = findRetailerLink(ctx)
  const price = formatPrice(site.iso, product.rrp, product.currency)
  return {
    name: product.title ?? product.name,
    ...(price && { price: { label: t('product.recommendedPrice'), text: price } }),
    shortDescription: product.short_description ?? '',
    sellingPoints: { title: t('product.sellingPoints'), items: product.usps },
    variants: { title: t('product.variants'), links: loadVariants(ctx, product) },
    ...(retailer && { retailer }),
    gallery: {
      label: t('product.images'),
      images: loadGallery(ctx, product),
      texts: { previous: t('product.previousImage'), next: t('product.nextImage'), video: t('product.video') },
    },
    information: { label: t('product.information'), sections: toSections(ctx, product) },
    specifications: { title: t('product.specifications'), rows: toRows(ctx, product) },
    packageInserts: { title: t('product.packageInserts'), links: loadLeaflets(ctx, product.leaflets) },
    related: { title: t('product.related'), products: loadRelated(ctx, product) },
  }
}

/** Spec §2: each locale links its own address. */
function findRetailerLink({ site, reader, links, t }: RenderContext): ProductDetailView['retailer'] {
  const path = storeFinderPath(site)
  return reader.at(path) && { text: t('product.findRetailer'), href: links.href(path) }
}

/** Pictures that are gone leave no empty place and no gap in the numbers. */
function loadGallery(ctx: RenderContext, { images, name }: ProductBody): GalleryImage[] {
  const shown = images.flatMap((key) => {
    const image = loadImage(ctx, key, { rendition: '750x750', sizes: IMAGE_SIZES, fallbackAlt: name })
    const thumbnail = loadImage(ctx, key, { rendition: '100x100', sizes: '72px' })
    return image && thumbnail ? [{ image, thumbnail: { ...thumbnail, alt: '' } }] : []
  })
  return shown.map((pictures, index) => {
    const place = { index: index + 1, count: shown.length }
    return {
      ...pictures,
      position: ctx.t('product.imageOf', place),
      showLabel: ctx.t('product.showImage', place),
    }
  })
}

function toSections(ctx: RenderContext, product: ProductBody): ProductSection[] {
  return TEXT_SECTIONS.flatMap(({ id, parts: ids }) => {
    const content = toRichTextView(ctx, product[id] ?? [])
    const parts = ids.flatMap((part) => {
      const text = toRichTextView(ctx, product[part] ?? [])
      return text.length === 0 ? [] : [{ title: ctx.t(`product.${part}`), content: text }]
    })
    return content.length + parts.length === 0 ? [] : [{ id, title: ctx.t(`product.${id}`), content, parts }]
  })
}

function toRows(ctx: RenderContext, { specification }: ProductBody): SpecificationRow[] {
  return SPECIFICATION_ORDER.flatMap((attribute) => {
    const value = specification[attribute]
    const key: MessageKey = `specification.${attribute}`
    return value === undefined ? [] : [{ name: ctx.t(key), value }]
  })
}

function loadRelated(ctx: RenderContext, { sku, related }: ProductBody): ProductCardView[] {
  return loadProductCards(
    ctx,
    related.filter((other) => other !== sku),
  ).slice(0, MAX_RELATED)
}
