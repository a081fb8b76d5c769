import type { ImageView } from '../../ui/Image.tsx'
import type { CompareLinkView } from './compare-link.ts'
import type { CardVariants } from './ProductVariants.tsx'
import type { ProductCardView } from './product-card.ts'

// Also runs in the browser, so it uses neither entries nor the catalogue.

export type ProductResultView = ProductCardView & {
  /** The animal, where a list has products for all animals. */
  animal?: string
  variants?: CardVariants
}

/** `compare`: texts of a compare link, without the sku. */
export type ResultTexts = {
  view: string
  variants: (count: number) => string
  compare: CompareLinkView
  /** Label before a price. */
  price: string
}

/** A search hit, as `search-client/to-hits.ts` reads it. */
type Hit = {
  price?: { text: string; perUnit?: string }
  sku: string
  name: string
  shortDescription: string
  href: string
  animals?: readonly string[]
  image?: Omit<ImageView, 'sizes'>
  variants: readonly { name: string; href: string }[]
}

export const RESULT_SIZES = '(min-width: 900px) 277px, (min-width: 600px) 45vw, 160px'

export function toProductResults(hits: readonly Hit[], texts: ResultTexts): ProductResultView[] {
  return hits.map(({ sku, animals = [], image, price, variants, ...hit }) => ({
    ...hit,
    sku,
    ...toAnimal(animals),
    viewLabel: texts.view,
    compare: toCompare(sku, texts),
    ...(image && { image: { ...image, sizes: RESULT_SIZES } }),
    ...(price && { price: { label: texts.price, ...price } }),
    ...toResultVariants(variants, texts),
  }))
}

export const toAnimal = (animals: readonly string[]) => (animals.length === 0 ? {} : { animal: animals.join(', ') })

export function toCompare(sku: string, { compare: { href, text } }: ResultTexts): CompareLinkView {
  return { href: `${href}?${new URLSearchParams({ sku })}`, text }
}

export function toResultVariants(links: readonly { name: string; href: string }[], { variants }: ResultTexts) {
  if (links.length < 2) return {}
  const plain = links.map(({ name, href }) => ({ name, href }))
  return { variants: { label: variants(links.length), links: plain } }
}
