import type { BrandLocale, Language } from '@menagerie/sites/brand-locale'
import { toAddressWord } from '@menagerie/sites/to-address-word'
import { findFamilyFilm } from '../../films/films.ts'
import { isPrintedIn, toFamilyName, toOwnPackName } from '../../pictures/packs/pack-names.ts'
import { formatSize, formatWeight } from '../measures/format-measures.ts'
import type { ProductText } from '../schema.ts'
import { findLabel } from '../terms/terms.ts'
import type { CategoryWords, DemoProductWords } from '../words/product-words.ts'
import { formatAmountInName } from './amount-in-name.ts'
import type { ProductFamily } from './family.ts'
import { toColourOf } from './to-colour-of.ts'
import { toInnerCase, toSmallFirst } from './to-facts.ts'

type Variant = ProductFamily['variants'][number]
export type ProductBooks = {
  products: ReadonlyMap<string, DemoProductWords>
  categories: ReadonlyMap<string, CategoryWords>
  shared: ReadonlyMap<string, { text: string }>
}

/** Makes a site's texts of the products that it sells. Families without texts are left out, which the check of the content reports. */
export function toProductTexts(
  locale: BrandLocale,
  families: readonly ProductFamily[],
  books: ProductBooks,
): ProductText[] {
  return families.flatMap((family) => {
    const words = books.products.get(family.key)
    return words ? family.variants.map((variant) => toText(locale, family, variant, words, books)) : []
  })
}

/** Returns the name of a product in a language, as in lists, on its page and under its picture. */
export function toProductName(
  language: Language,
  family: ProductFamily,
  variant: Variant,
  words: DemoProductWords,
): string {
  return `${words.name}${toMark(language, family, variant, words).name}`
}

function toText(
  { brand, file: language }: BrandLocale,
  family: ProductFamily,
  variant: Variant,
  words: DemoProductWords,
  books: ProductBooks,
): ProductText {
  const { animal, department, legal, film } = family
  const ownFilm = findFamilyFilm(family.key)
  const mark = toMark(language, family, variant, words)
  const slugs = [animal, `${animal}/${department}`].map((key) => books.categories.get(key)?.slug ?? key)
  return {
    sku: variant.sku,
    name: toProductName(language, family, variant, words),
    title: `${words.name}, ${words.kind}${mark.title}`,
    url_slug: slugs.join('/'),
    url_key: [words.slug, ...mark.slug].join('-'),
    meta_description: family.variants.length > 1 ? `${words.meta} ${mark.meta}`.trim() : words.meta,
    teaser: words.teaser ?? toLine(language, words.kind),
    short_description: words.short,
    usps: words.usps,
    description: words.description,
    instructions: words.instructions,
    composition: words.composition,
    additives: words.additives,
    analysis: words.analysis,
    do_not_apply_when: words['do-not-apply'],
    efficacy_period: words['shelf-life'],
    storage_and_safety: words.storage,
    product_precautions: words.precautions,
    item_active_ingredients: words.active,
    item_legal_category: legal && books.shared.get(legal)?.text,
    ...(legal === 'prescription' && { is_prescription: true }),
    ...(isPrintedIn(brand, language) && {
      images: [toOwnPackName(variant.sku, language), toFamilyName(family.key)],
    }),
    ...(ownFilm ? { film: ownFilm } : film && { video_url: `https://films.example/${family.brand}/${family.key}` }),
  }
}

/** Describes how a product differs from others of its family: flavour or colour, amount, then its size or the animal's weight. */
function toMark(language: Language, { variants }: ProductFamily, variant: Variant, { name }: DemoProductWords) {
  const code = toCode(variant)
  const label = code && findLabel(language, code)
  const told = label && (variant.flavor ? toInnerCase(language, label) : toColourOf(language, name, label))
  const amount = isOnePiece(variant) ? undefined : formatAmountInName(language, name, variant.contents)
  const twins = variants.filter((other) => toCode(other) === code && toAddress(other) === toAddress(variant))
  const isTold = twins.length === 1
  const size = !isTold && variant.size ? formatSize(language, variant.size) : undefined
  const weight = !isTold && variant.kilos ? toSmallFirst(language, formatWeight(language, variant.kilos)) : undefined
  const parts = [told, amount, weight ?? size].flatMap((part) => (part ? [part.replaceAll('\u00A0', ' ')] : []))
  const slug = [label && toAddressWord(language, label), toAddress(variant), isTold ? '' : toTwinAddress(variant)]
  return {
    name:
      parts.length === 1 && amount && !isCounted(variant) ? ` ${parts[0]}` : parts.map((part) => `, ${part}`).join(''),
    title: parts.map((part) => `, ${part}`).join(''),
    meta: toSentence(language, parts.join(', ')),
    slug: slug.filter((part): part is string => Boolean(part)),
  }
}

const toCode = ({ flavor, color }: Variant) => (flavor ? `flavor/${flavor}` : color && `color/${color}`)
const isCounted = ({ contents: { ml, l, g, kg, m } }: Variant) =>
  [ml, l, g, kg, m].every((amount) => amount === undefined)
const isOnePiece = ({ contents }: Variant) => contents.pieces === 1
/** Capitalizes the first letter for the line on a card. */
const toLine = (language: Language, text: string) => text.slice(0, 1).toLocaleUpperCase(language) + text.slice(1)
const toSentence = (language: Language, text: string) =>
  text && `${toLine(language, text)}${text.endsWith('.') ? '' : '.'}`

/** Formats amounts for addresses, the same in every language: `12-85-g`. */
function toAddress(variant: Variant): string {
  if (isOnePiece(variant)) return ''
  return Object.entries(variant.contents)
    .map(([unit, value]) => (['ml', 'l', 'g', 'kg', 'm'].includes(unit) ? `${value}-${unit}` : String(value)))
    .join('-')
    .replaceAll('.', '-')
}

function toTwinAddress({ kilos, size }: Variant): string {
  if (kilos) return `${kilos.map((kilo) => kilo ?? '').join('-')}-kg`.replaceAll('.', '-')
  return size ? `${size.join('-')}-cm`.replaceAll('.', '-') : ''
}
