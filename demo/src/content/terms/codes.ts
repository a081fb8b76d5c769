import type { Vocabulary } from '@menagerie/studio/fields/vocabularies'

/** Words that products are filtered by, and tags of articles and products. Their labels are in `labels/`, one file per language. */
export const TERM_CODES = {
  animal_type: ['dog', 'cat', 'horse', 'rabbit', 'parrot', 'fish'],
  product_sub_group: [
    'shampoo',
    'dry-food',
    'wet-food',
    'snacks',
    'ear-care',
    'toys',
    'hoof-care',
    'supplements',
    'hay',
    'bird-food',
    'fish-food',
    'water-care',
  ],
  online_animal_age: ['young', 'adult', 'senior'],
  online_animal_weight: ['up-to-10-kg', 'from-10-to-25-kg', 'above-25-kg'],
  bird_type: ['parrots', 'parakeets'],
  brand: ['tailwell', 'aldergrove'],
  sub_brand: ['bath-house', 'daily-bowl', 'playtime', 'greenstable', 'forest-oven', 'slow-pot'],
  color: ['orange', 'purple', 'natural'],
  flavor: [
    'chicken',
    'salmon',
    'shrimp',
    'apple',
    'carrot',
    'herbs',
    'fruit',
    'nuts',
    'venison',
    'beef',
    'oats',
    'trout',
    'duck',
    'pumpkin',
  ],
  form: ['liquid', 'drops', 'balm', 'kibble', 'chunks', 'biscuits', 'pellets', 'seeds', 'flakes'],
  rodent_species: ['rabbits', 'guinea-pigs'],
  usage: ['washing', 'daily-feeding', 'rewarding', 'playing', 'ear-care', 'hoof-care', 'water-care'],
  content_tag: [
    'puppies',
    'grooming',
    'feeding',
    'play',
    'training',
    'outdoors',
    'aquarium',
    'stable',
    'rabbits',
    'behind-the-scenes',
  ],
} as const satisfies Record<Vocabulary, readonly string[]>

type Codes = typeof TERM_CODES
/** `usage/washing`: how facts and articles name a term. */
export type TermName = { [V in keyof Codes]: `${V}/${Codes[V][number]}` }[keyof Codes]

/** Product lines and brands are called the same everywhere. */
export const NAMES_EVERYWHERE = {
  'brand/tailwell': 'Tailwell',
  'brand/aldergrove': 'Aldergrove',
  'sub_brand/bath-house': 'Tailwell Bath House',
  'sub_brand/daily-bowl': 'Tailwell Daily Bowl',
  'sub_brand/playtime': 'Tailwell Playtime',
  'sub_brand/greenstable': 'Tailwell Greenstable',
  'sub_brand/forest-oven': 'Aldergrove Forest Oven',
  'sub_brand/slow-pot': 'Aldergrove Slow Pot',
} as const satisfies Partial<Record<TermName, string>>

export type TermLabels = Record<Exclude<TermName, keyof typeof NAMES_EVERYWHERE>, string>
