import type { Language } from '@menagerie/sites/brand-locale'
import { toAmerican } from '../content/american.ts'
import { booksOf } from '../content/catalogue/books.ts'
import type { CheckedSite, Content } from '../content/checked-content.ts'
import { PRODUCT_FAMILIES } from '../content/products/families/all-families.ts'
import type { ProductFamily } from '../content/products/family.ts'
import type { Facts, ProductText } from '../content/schema.ts'
import type { DemoProductWords } from '../content/words/product-words.ts'

type Variant = ProductFamily['variants'][number]
/** A site's words for a product of the demo: its own text, and the words of its family. */
export type BaseText = { text: ProductText; words: DemoProductWords }
/** A product of the demo from which others are made. `place` counts the products of its family, which share a name. */
export type Base = {
  family: ProductFamily
  variant: Variant
  facts: Facts
  texts: ReadonlyMap<string, BaseText>
  place: number
  siblings: number
}

/** Finds the demo's products that all of these sites sell, in the order of the catalogue. */
export function findBases({ facts }: Content, sites: readonly CheckedSite[]): Base[] {
  const factsOf = new Map(facts.map((row) => [row.sku, row]))
  return PRODUCT_FAMILIES.flatMap((family) => {
    const sold = family.variants.flatMap((variant) => {
      const row = factsOf.get(variant.sku)
      const texts = new Map(sites.flatMap((site) => findText(site, family, variant)))
      return row !== undefined && texts.size === sites.length ? [{ family, variant, facts: row, texts }] : []
    })
    return sold.map((base, place) => ({ ...base, place, siblings: sold.length }))
  })
}

/** Returns the number of products for which there are names. */
export function countNames(bases: readonly Base[], lines: readonly string[]): number {
  const most = Math.max(1, ...bases.map(({ siblings }) => siblings))
  return bases.length * Math.floor(lines.length / most)
}

function findText({ locale, products }: CheckedSite, { key }: ProductFamily, { sku }: Variant): [string, BaseText][] {
  const text = products.find((row) => row.sku === sku)
  const words = booksOf(locale).products.get(key)
  if (text === undefined || words === undefined) return []
  return [[locale.id, { text, words: locale.code === 'en_US' ? toAmerican(words) : words }]]
}

/** Returns the languages of the sites, each once. */
export const languagesOf = (sites: readonly CheckedSite[]): Language[] => [
  ...new Set(sites.map(({ locale }) => locale.file)),
]
