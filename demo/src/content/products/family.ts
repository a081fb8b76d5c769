import type { GHS_SYMBOLS } from '@menagerie/contract/product'
import type { TERM_CODES } from '../terms/codes.ts'

type Codes = typeof TERM_CODES
type CodesOf<F extends keyof Codes> = readonly Codes[F][number][]
type OneOrMore<T> = readonly [T, ...T[]]

/** How a drawing shows it; `pictures/packs/` has a function per form. */
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

/** Rooms of the shop: together with the animal the page and the first part of a product's address. */
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

/** What the law makes of a product that is more than care or food. */
export const LEGAL_CATEGORIES = ['biocide', 'veterinary-free', 'veterinary-pharmacy', 'prescription'] as const
export type LegalCategory = (typeof LEGAL_CATEGORIES)[number]

/** An amount with its unit; the last eight are counted in words of the language (`30 Tabletten`). */
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

/** Products that differ in size alone, or in colour or flavour alone: one text per language, a pack and a price each. */
export type ProductFamily = {
  /** Names the words in `demo/words/{language}/`. */
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
    /** What the composition or the purpose says; a test holds the first two against the composition. */
    diet?: CodesOf<'diet'>
  }
  tags: CodesOf<'content_tag'>
  isNatural?: boolean
  hazards?: readonly (typeof GHS_SYMBOLS)[number][]
  /** Its texts are the same for all products of a category, and in `words/{language}/shared.md`. */
  legal?: LegalCategory
  /** Youngest animal it is for. */
  from?: { weeks: number } | { months: number } | { years: number }
  /** Kilograms of body weight it is for; no upper end: and more. */
  kilos?: readonly [from: number, to?: number]
  /** Other product families that go with it, three at most. */
  related: readonly string[]
  /** Has a short film. */
  film?: boolean
  pack: {
    form: (typeof PACK_FORMS)[number]
    /** Words on the label, English, two at most: 'Shampoo'. */
    label: string
    /** Below it, English, six words at most: 'oat & honey, for dogs'. */
    note: string
    /** What lies beside it, one or two words: 'bubbles', 'kibble', 'salmon'. */
    prop?: string
    /** Look of a `thing`: what a draughtsman must know, one English sentence. */
    looks?: string
  }
  variants: OneOrMore<{
    /** Five digits, the family's first four and a digit of its own. */
    sku: string
    euros: number
    contents: Contents
    /** Centimetres: width and height, or length, width and height, or one measure. */
    size?: OneOrMore<number>
    /** Where variants differ in it. */
    color?: Codes['color'][number]
    flavor?: Codes['flavor'][number]
    kilos?: readonly [from: number, to?: number]
    /** Another pack than the family's: a pump bottle instead of a flip bottle. */
    form?: (typeof PACK_FORMS)[number]
  }>
}
