import type { Language } from '@menagerie/sites/brand-locale'
import { booksOf } from '../../content/catalogue/books.ts'
import { formatContents, formatWeight } from '../../content/measures/format-measures.ts'
import type { ProductFamily } from '../../content/products/family.ts'
import { toSizeWords } from './size-words.ts'

type Variant = ProductFamily['variants'][number]
type PackWords = { label: string; note: string; size: string }

/** Returns the words on a pack: the international one has its own in English, others the product's name in the country's language. */
export function toPackWords(family: ProductFamily, variant: Variant, language: Language): PackWords {
  const words =
    language === 'en' ? undefined : booksOf({ brand: family.brand, file: language }).products.get(family.key)
  if (!words) return { label: family.pack.label, note: family.pack.note, size: toSizeWords(family, variant) }
  return { label: toBound(words.name), note: toBound(words.kind), size: toSize(family, variant, language) }
}

/** Formats the size, such as `250 ml` or `3 Pipetten · 2 bis 10 kg`; a single piece is not counted. */
function toSize({ variants }: ProductFamily, { contents, kilos }: Variant, language: Language): string {
  const { pieces, ...others } = contents
  const counted = pieces === 1 ? others : contents
  const dose = kilos && variants.length > 1 ? [formatWeight(language, kilos)] : []
  return [...(Object.keys(counted).length > 0 ? [formatContents(language, counted)] : []), ...dose].join(' · ')
}

/** Joins words of one or two letters to the next word, so that no line of a label ends with one. */
const toBound = (text: string) => text.replace(/(?<![\p{L}\p{N}])(\p{L}{1,2}) /gu, '$1\u00A0')
