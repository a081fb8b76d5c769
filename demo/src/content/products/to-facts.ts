import { checkDigitOf } from '@menagerie/contract/gtin'
import type { Language } from '@menagerie/sites/brand-locale'
import { LANGUAGES } from '@menagerie/sites/brand-locale'
import { toFamilyName, toPackName } from '../../pictures/packs/pack-names.ts'
import { formatContents, formatSize, formatWeight, formatYoungest, MEASURES } from '../measures/format-measures.ts'
import type { Facts } from '../schema.ts'
import { findLabel } from '../terms/terms.ts'
import type { ProductFamily } from './family.ts'

type Variant = ProductFamily['variants'][number]

/** Barcodes for use inside shops begin with 200; the last digit is the check digit (EAN-13). */
export function toBarcode(sku: string): string {
  const digits = `200${sku.padStart(9, '0')}`
  return digits + checkDigitOf(digits)
}

/** Tags of articles that follow from the animal; for other animals, the families name the tags. */
const ANIMAL_TAGS: Partial<Record<ProductFamily['animal'], readonly ProductFamily['tags'][number][]>> = {
  dog: ['dogs'],
  cat: ['cats'],
}
const TOPIC_TAGS = [
  ['dental-care', 'teeth'],
  ['calming', 'calm'],
  ['snacks', 'treats'],
] as const satisfies readonly (readonly [
  ProductFamily['facets']['product_sub_group'][number],
  ProductFamily['tags'][number],
])[]

/** Makes the products of a family, as the studio stores them. `skusOf` has the first product of each other family. */
export function toFacts(family: ProductFamily, skusOf: ReadonlyMap<string, string>): Facts[] {
  const { key, brand, animal, facets, variants } = family
  return variants.map((variant) => ({
    sku: variant.sku,
    name: `${key}, ${formatContents('en', variant.contents)}`.replaceAll('\u00A0', ' '),
    brand,
    barcode: toBarcode(variant.sku),
    animal,
    euros: variant.euros,
    pictures: [toPackName(variant.sku), toFamilyName(key)],
    ...(variants.length > 1 && { variantGroup: key }),
    related: family.related.flatMap((other) => skusOf.get(other) ?? []).slice(0, 3),
    facets: {
      ...toWritable(facets),
      ...toWeights(facets.online_animal_weight, variant.kilos),
      ...(variant.color && { color: [variant.color] }),
      ...(variant.flavor && { flavor: [variant.flavor] }),
    },
    tags: [
      ...family.tags,
      ...(ANIMAL_TAGS[animal] ?? []),
      ...TOPIC_TAGS.flatMap(([group, tag]) => (facets.product_sub_group.includes(group) ? [tag] : [])),
    ],
    isNatural: family.isNatural ?? false,
    ...(family.legal && { legal: family.legal }),
    hazards: [...(family.hazards ?? [])],
    specification: toSpecification(family, variant),
  }))
}

function toWritable(facets: ProductFamily['facets']): Facts['facets'] {
  return Object.fromEntries(Object.entries(facets).map(([facet, codes]) => [facet, [...(codes ?? [])]]))
}

/** Kilograms that each weight of the facet stands for. */
const KILOS = {
  'up-to-10-kg': [0, 10],
  'from-10-to-25-kg': [10, 25],
  'above-25-kg': [25, Number.POSITIVE_INFINITY],
} as const satisfies Record<Weights[number], readonly [number, number]>
type Weights = NonNullable<ProductFamily['facets']['online_animal_weight']>

/** Returns the family's weights that a variant is suitable for: a small bed does not fit a large dog. */
function toWeights(weights: Weights | undefined, kilos: Variant['kilos']): Facts['facets'] {
  if (weights === undefined || kilos === undefined) return {}
  const [from, to = Number.POSITIVE_INFINITY] = kilos
  return {
    online_animal_weight: weights.filter((weight) => {
      const [least, most] = KILOS[weight]
      return from < most && to > least
    }),
  }
}

/** Derives the attributes of spec §3 from the facts, in each language. */
function toSpecification(family: ProductFamily, variant: Variant): Facts['specification'] {
  const { facets, animal, from } = family
  const kilos = variant.kilos ?? family.kilos
  const named = (facet: 'color' | 'flavor' | 'form', own?: string) => {
    const codes = own ? [own] : (facets[facet] ?? [])
    return (
      codes.length > 0 &&
      inLanguages((language) =>
        joinLabels(
          language,
          codes.map((code) => `${facet}/${code}`),
        ),
      )
    )
  }
  const attributes = {
    color: named('color', variant.color),
    flavor: named('flavor', variant.flavor),
    form: named('form'),
    contents: inLanguages((language) => formatContents(language, variant.contents)),
    size: variant.size && inLanguages((language) => formatSize(language, variant.size ?? [])),
    animal_type: inLanguages((language) => findLabel(language, `animal_type/${animal}`) ?? ''),
    animal_age: inLanguages((language) => toAge(language, facets.online_animal_age ?? [], from)),
    animal_weight: kilos && inLanguages((language) => formatWeight(language, kilos)),
  }
  return Object.fromEntries(
    Object.entries(attributes).filter(([, texts]) => texts && Object.values(texts).some(Boolean)),
  )
}

function toAge(language: Language, ages: readonly string[], from: ProductFamily['from']): string {
  if (from) {
    if ('weeks' in from) return formatYoungest(language, 'weeks', from.weeks)
    return 'months' in from
      ? formatYoungest(language, 'months', from.months)
      : formatYoungest(language, 'years', from.years)
  }
  if (ages.length === 3) return MEASURES[language].allAges
  return joinLabels(
    language,
    ages.map((age) => `online_animal_age/${age}`),
  )
}

/** Joins words, the first with a capital letter: `Chicken, rice`. German nouns always have capitals. */
function joinLabels(language: Language, names: readonly string[]): string {
  const labels = names.map((name) => findLabel(language, name) ?? '')
  const [first = '', ...others] = labels
  return [first, ...others.map((label) => toInnerCase(language, label))].join(', ')
}

export const toSmallFirst = (language: Language, text: string) =>
  text.slice(0, 1).toLocaleLowerCase(language) + text.slice(1)

/** Returns a label for the middle of a sentence. German labels are nouns and keep their capitals. */
export const toInnerCase = (language: Language, label: string) =>
  language === 'de' ? label : toSmallFirst(language, label)

const inLanguages = (toText: (language: Language) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, toText(language)]))
