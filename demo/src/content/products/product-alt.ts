import type { Language } from '@menagerie/sites/brand-locale'
import { booksOf } from '../catalogue/books.ts'
import { type InEveryLanguage, inEveryLanguage } from '../in-every-language.ts'
import type { DemoProductWords } from '../words/product-words.ts'
import type { ProductFamily } from './family.ts'
import { toProductName } from './to-product-texts.ts'

/** Alternative text of a pack: the product's name, in English if its brand has no site in that language. */
export const toProductAlt = (family: ProductFamily, variant: ProductFamily['variants'][number]): InEveryLanguage =>
  inEachLanguage(family, (words, language) => toProductName(language, family, variant, words))

/** Describes the picture that all variants share: name and kind of the product. */
export const toFamilyAlt = (family: ProductFamily): InEveryLanguage =>
  inEachLanguage(family, ({ name, kind }) => `${name}, ${kind}`)

function inEachLanguage(
  { brand, key }: ProductFamily,
  toText: (words: DemoProductWords, language: Language) => string,
): InEveryLanguage {
  return inEveryLanguage((language) => {
    const own = booksOf({ brand, file: language }).products.get(key)
    const english = booksOf({ brand, file: 'en' }).products.get(key)
    if (own) return toText(own, language)
    return english && toText(english, 'en')
  })
}
