import type { BrandKey, Language } from '@menagerie/brands/brand-locale'
import { booksOf } from '../catalogue/books.ts'
import { type InEveryLanguage, inEveryLanguage } from '../in-every-language.ts'
import { FAMILIES } from './families/all-families.ts'
import type { Family } from './family.ts'
import { toProductName } from './to-product-texts.ts'

/** Picture of a product's pack. */
export const toPackName = (sku: string) => `pack-${sku}` as const

/** Alternative texts of all packs: the product's name, in English where its brand does not speak the language. */
export const PACK_ALT: ReadonlyMap<string, InEveryLanguage> = new Map(
  FAMILIES.flatMap((family) =>
    family.variants.map((variant) => [
      toPackName(variant.sku),
      inEveryLanguage((language) => toAlt(language, family, variant) ?? toAlt('en', family, variant)),
    ]),
  ),
)

function toAlt(language: Language, family: Family, variant: Family['variants'][number]): string | undefined {
  const brand: BrandKey = family.brand
  const words = booksOf({ brand, file: language }).products.get(family.key)
  return words && toProductName(language, family, variant, words)
}
