import type { GHS_SYMBOLS } from '@menagerie/contract/product'
import type { TERM_CODES } from '../terms/codes.ts'

type Codes = typeof TERM_CODES
type CodesOf<F extends keyof Codes> = readonly Codes[F][number][]
type OneOrMore<T> = readonly [T, ...T[]]

/** Kinds of packs; `pictures/packs/` has a drawing function for each. */
const PACK_FORMS = [
  'bag',
  'pouch',
  'sachet',
  'can',
  'tray',
  'box',
  'tin',
  'flip-bottle',
  'pump-bottle',
  'spray-bottle',
  'dropper-bottle',
  'tube',
  'jar',
  'bucket',
  'tub',
  'pipette-card',
  'blister',
  'wipes',
  'bale',
  'thing',
] as const

/** Departments. Together with the animal they define the page, and the first part of a product's address. */
export const DEPARTMENTS = [
  'food',
  'snacks',
  'care',
  'hygiene',
  'parasites',
  'supplements',
  'toys',
  'home',
  'aquarium',
] as const
export type Department = (typeof DEPARTMENTS)[number]

/** Legal categories of products that are more than care or food. */
export const LEGAL_CATEGORIES = ['biocide', 'veterinary-free', 'veterinary-pharmacy', 'prescription'] as const
export type LegalCategory = (typeof LEGAL_CATEGORIES)[number]

/** Amounts by unit; the last eight are counted with words of the language (`30 Tabletten`). */
export type Contents = Partial<
  Record<
    | 'ml'
    | 'l'
    | 'g'
    | 'kg'
    | 'm'
    | 'pieces'
    | 'tablets'
    | 'capsules'
    | 'pipettes'
    | 'wipes'
    | 'sachets'
    | 'trays'
    | 'bags',
    number
  >
>

/** Products that differ only in size, colour or flavour. They share one text per language; each has its own pack and price. */
export type ProductFamily = {
  /** Key of the texts in `demo/words/{language}/`. */
  key: string
  brand: 'tailwell' | 'aldergrove'
  animal: Codes['animal_type'][number]
  department: Department
  facets: {
    product_sub_group: OneOrMore<Codes['product_sub_group'][number]>
    sub_brand: OneOrMore<Codes['sub_brand'][number]>
    form?: CodesOf<'form'>
    usage?: CodesOf<'usage'>
    color?: CodesOf<'color'>
    flavor?: CodesOf<'flavor'>
    online_animal_age?: CodesOf<'online_animal_age'>
    online_animal_weight?: CodesOf<'online_animal_weight'>
    bird_type?: CodesOf<'bird_type'>
    rodent_species?: CodesOf<'rodent_species'>
    /** Claims that follow from the composition or the purpose. A test compares the first two with the composition. */
    diet?: CodesOf<'diet'>
  }
  tags: CodesOf<'content_tag'>
  isNatural?: boolean
  hazards?: readonly (typeof GHS_SYMBOLS)[number][]
  /** Legal category. Its texts are the same for all its products, and are in `words/{language}/shared.md`. */
  legal?: LegalCategory
  /** Minimum age of the animal. */
  from?: { weeks: number } | { months: number } | { years: number }
  /** Range of the animal's body weight in kilograms; without an upper end it has no limit. */
  kilos?: readonly [from: number, to?: number]
  /** Related product families, three at most. */
  related: readonly string[]
  /** Has a short film. */
  film?: boolean
  pack: {
    form: (typeof PACK_FORMS)[number]
    /** Words on the label, in English, two at most: 'Shampoo'. */
    label: string
    /** Text below the label, in English, six words at most: 'oat & honey, for dogs'. */
    note: string
    /** Things drawn beside the pack, one or two words: 'bubbles', 'kibble', 'salmon'. */
    prop?: string
    /** Look of a `thing`: one English sentence for the artist. */
    looks?: string
  }
  variants: OneOrMore<{
    /** Five digits: the family's first four, and one of the variant. */
    sku: string
    euros: number
    contents: Contents
    /** In centimetres: width and height, or length, width and height, or one measure. */
    size?: OneOrMore<number>
    /** Set if variants differ in it. */
    color?: Codes['color'][number]
    flavor?: Codes['flavor'][number]
    kilos?: readonly [from: number, to?: number]
    /** Set if the pack differs from the family's: a pump bottle instead of a flip bottle. */
    form?: (typeof PACK_FORMS)[number]
  }>
}
