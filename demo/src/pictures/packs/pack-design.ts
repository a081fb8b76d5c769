import type { StampCode } from '@menagerie/contract/stamps'
import type { Language } from '@menagerie/sites/brand-locale'
import type { ProductFamily } from '../../content/products/family.ts'
import { type Accent, ANIMAL_ACCENTS, findAccent } from './accents.ts'
import { findLabelAnimal, type LabelAnimal } from './label-animals.ts'
import { toPackWords } from './pack-words.ts'

/** Printed designs of the product lines. */
export type PackLook =
  | 'bowl'
  | 'treat'
  | 'bath'
  | 'shield'
  | 'vital'
  | 'water'
  | 'play'
  | 'home'
  | 'green'
  | 'oven'
  | 'pot'
  | 'wild'

/** Everything printed on a pack, independent of its kind. */
export type PackDesign = {
  brand: ProductFamily['brand']
  look: PackLook
  animal: LabelAnimal
  /** Colour of the animal. */
  base: Accent
  /** Colour of the flavour, the dose or the purpose. */
  accent: Accent
  words: { label: string; note: string; size: string }
  stamp?: StampCode
}

const LOOKS: Record<ProductFamily['facets']['sub_brand'][number], PackLook> = {
  'daily-bowl': 'bowl',
  'bath-house': 'bath',
  playtime: 'play',
  greenstable: 'green',
  'greenstable-behaviour': 'green',
  'greenstable-cup': 'green',
  'greenstable-daily': 'green',
  'greenstable-horseshoe': 'green',
  'greenstable-joints': 'green',
  'greenstable-trailer': 'green',
  shield: 'shield',
  vital: 'vital',
  'clear-water': 'water',
  'cosy-corner': 'home',
  'forest-oven': 'oven',
  'slow-pot': 'pot',
  'wild-bites': 'wild',
}

const STAMPS: Partial<Record<ProductFamily['facets']['sub_brand'][number], StampCode>> = {
  greenstable: 'daily',
  'greenstable-behaviour': 'behaviour',
  'greenstable-cup': 'cup',
  'greenstable-daily': 'daily',
  'greenstable-horseshoe': 'horseshoe',
  'greenstable-joints': 'joints',
  'greenstable-trailer': 'trailer',
}

/** The green line for horses uses a meadow's green instead of the horse's brown. */
const GREEN_BASE: Accent = { light: '#9ccc4a', deep: '#2c6a33' }

/** For packs in pictures that all countries share. */
export const NO_WORDS: PackDesign['words'] = { label: '', note: '', size: '' }

/** In English, as on the international pack, or in the language of a country. */
export function toPackDesign(
  family: ProductFamily,
  variant: ProductFamily['variants'][number],
  language: Language = 'en',
): PackDesign {
  const [line] = family.facets.sub_brand
  const look = LOOKS[line]
  const stamp = STAMPS[line]
  return {
    brand: family.brand,
    look: look === 'bowl' && family.department === 'snacks' ? 'treat' : look,
    animal: findLabelAnimal(family),
    base: look === 'green' ? GREEN_BASE : ANIMAL_ACCENTS[family.animal],
    accent: findAccent(family, variant),
    words: toPackWords(family, variant, language),
    ...(stamp && { stamp }),
  }
}
