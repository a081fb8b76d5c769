import type { ProductBody } from '@menagerie/contract/product'
import { machinePaths } from '@menagerie/sites/machine-documents'
import type { MessageKey } from '@menagerie/sites/translate'
import type { RichTextView } from '../../content/rich-text-view.ts'
import { toRichTextView } from '../../content/to-rich-text-view.ts'
import type { RenderContext } from '../../context/render-context.ts'
import { loadImage } from '../../media/imaging/load-image.ts'
import { toDensePhoneSizes } from '../../media/imaging/renditions.ts'
import { type LeafletLink, loadLeaflets } from '../../media/leaflets/load-leaflets.ts'
import type { ImageView } from '../../ui/Image.tsx'
import { type BuyingView, toBuying } from './buying.ts'
import { type CompareLinkView, toCompareLink } from './compare-link.ts'
import { type FeedingView, toFeeding } from './feeding.ts'
import { type HazardsView, toHazards } from './hazards.ts'
import { type JumpLink, listJumpLinks } from './jump-links.ts'
import { loadVariants, type Variants } from './load-variants.ts'
import { type MedicineNotice, toMedicineNotice } from './medicine-notice.ts'
import type { PriceView } from './price-per-unit.ts'
import { loadProductCards, type ProductCardView } from './product-card.ts'
import { toPrice } from './product-price.ts'
import { keepPromoted, mayPromote } from './promotion.ts'

export type GalleryImage = {
  image: ImageView
  thumbnail: ImageView
  position: string
  showLabel: string
  /** Links to the largest available picture. */
  enlarge: { href: string; label: string }
}
export type GalleryView = {
  label: string
  images: GalleryImage[]
  /** Labels of the buttons, and of a video's slide. */
  texts: { previous: string; next: string; video: string; close: string }
  /** Address of the texts for the script that enlarges a picture. */
  words: string
}
/** Whether a value is longer than five lines: on phones only, or everywhere. */
type Length = 'short' | 'long' | 'longer'
export type SpecificationRow = { name: string; value: string; length: Length }
export type ProductSection = {
  id: string
  title: string
  content: RichTextView
  /** With headings of their own, one level deeper. */
  parts: { title: string; content: RichTextView }[]
}

export type ProductDetailView = {
  name: string
  sku: string
  price?: PriceView
  /** Only for medicines. */
  medicine?: MedicineNotice
  /** Links to the existing parts of the page. */
  jumps: { label: string; links: readonly JumpLink[] }
  shortDescription: string
  sellingPoints: { title: string; items: string[] }
  variants: { title: string } & Variants
  buying: BuyingView
  hazards?: HazardsView
  gallery: GalleryView
  sections: readonly ProductSection[]
  specifications: { title: string; rows: SpecificationRow[]; more: string; less: string }
  /** Shown with the instructions, for food that is fed by weight. */
  feeding?: FeedingView
  /** Link to the page that compares it with others. */
  compare?: CompareLinkView
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
export const SPECIFICATION_ORDER = [
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
  const isPromoted = mayPromote(site, product)
  const price = toPrice(ctx, product)
  const medicine = toMedicineNotice(ctx, product)
  const hazards = toHazards(ctx, product)
  const feeding = toFeeding(ctx, product)
  const buying = toBuying(ctx, product)
  const sections = toSections(ctx, product)
  const packageInserts = { title: t('product.packageInserts'), links: loadLeaflets(ctx, product.leaflets) }
  return {
    sku: product.sku,
    name: product.title ?? product.name,
    ...(price && { price }),
    ...(medicine && { medicine }),
    jumps: { label: t('product.information'), links: listJumpLinks(ctx, { sections, packageInserts, buying }) },
    shortDescription: product.short_description ?? '',
    sellingPoints: { title: t('product.sellingPoints'), items: isPromoted ? product.usps : [] },
    variants: { title: t('product.variants'), ...loadVariants(ctx, product) },
    buying,
    ...(hazards && { hazards }),
    ...(feeding && { feeding }),
    ...(isPromoted && { compare: toCompareLink(ctx, product.sku) }),
    gallery: toGallery(ctx, product),
    sections,
    specifications: {
      title: t('product.specifications'),
      rows: toRows(ctx, product),
      more: t('product.readMore'),
      less: t('product.readLess'),
    },
    packageInserts,
    related: { title: t('product.related'), products: loadRelated(ctx, product) },
  }
}

function toGallery(ctx: RenderContext, product: ProductBody): GalleryView {
  const { t, links } = ctx
  return {
    label: t('product.images'),
    images: loadGallery(ctx, product),
    texts: {
      previous: t('product.previousImage'),
      next: t('product.nextImage'),
      video: t('product.video'),
      close: t('dialog.close'),
    },
    words: links.href(machinePaths.products),
  }
}

/** Leaves out pictures that are gone, and numbers the others without gaps. */
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
      enlarge: { href: toLargest(pictures.image), label: ctx.t('product.enlarge', place) },
    }
  })
}

/** Returns the last address, as they are sorted by width. */
function toLargest({ src, srcSet }: ImageView): string {
  return srcSet.split(', ').at(-1)?.split(' ')[0] ?? src
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
    return value === undefined ? [] : [{ name: ctx.t(key), value, length: toLength(value) }]
  })
}

/** Spec §4: values of more than about five lines, which hold 40 letters on a phone and 65 beside their name. */
function toLength({ length }: string): Length {
  if (length > 5 * 65) return 'longer'
  return length > 5 * 40 ? 'long' : 'short'
}

function loadRelated(ctx: RenderContext, product: ProductBody): ProductCardView[] {
  if (!mayPromote(ctx.site, product)) return []
  const others = product.related.filter((other) => other !== product.sku)
  return loadProductCards(ctx, keepPromoted(ctx, others)).slice(0, MAX_RELATED)
}
