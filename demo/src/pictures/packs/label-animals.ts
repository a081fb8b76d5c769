import type { ProductFamily } from '../../content/products/family.ts'
import { drawBeardedDragonHead } from '../animals/dragon-head.ts'
import { drawFish } from '../animals/fish.ts'
import { HEADS, type HeadName } from '../animals/heads.ts'
import { drawBudgie, GREEN_BUDGIE } from '../animals/parrot-poses.ts'
import { type DrawingSheet, place } from '../sheet.ts'

/** Heads that only labels use: fish of the same shape in other colours, the dragon from the front, the whole budgerigar. */
const LABEL_HEADS = {
  dragonHead: drawBeardedDragonHead,
  /** An empty bed. */
  none: () => '',
  budgie: (sheet: DrawingSheet) => place(drawBudgie(sheet, GREEN_BUDGIE), -2, 60, 0.86),
  cichlid: (sheet: DrawingSheet) =>
    place(drawFish(sheet, { body: '#ffd23f', deep: '#f0901f', fin: '#4aa8ea', band: '#2264b8' }), 18, 0, 0.9),
  catfish: (sheet: DrawingSheet) =>
    place(drawFish(sheet, { body: '#b98f63', deep: '#7a5533', fin: '#d8b88f', band: '#f2e2c6' }), 18, 0, 0.9),
  neon: (sheet: DrawingSheet) =>
    place(drawFish(sheet, { body: '#4aa8ea', deep: '#2264b8', fin: '#ff6a5a', band: '#bfe4ff' }), 18, 0, 0.9),
}
export type LabelAnimal = HeadName | keyof typeof LABEL_HEADS

const ALL_HEADS: Record<LabelAnimal, (sheet: DrawingSheet) => string> = { ...HEADS, ...LABEL_HEADS }

/** Head or small figure of an animal in a 400 × 400 square around the origin. */
export function drawLabelAnimal(sheet: DrawingSheet, animal: LabelAnimal): string {
  return ALL_HEADS[animal](sheet)
}

const BIRDS: Record<NonNullable<ProductFamily['facets']['bird_type']>[number], LabelAnimal> = {
  parrots: 'parrot',
  parakeets: 'budgie',
  canaries: 'canary',
  finches: 'finch',
  'garden-birds': 'robin',
  pigeons: 'finch',
  poultry: 'hen',
}
const RODENTS: Record<NonNullable<ProductFamily['facets']['rodent_species']>[number], LabelAnimal> = {
  rabbits: 'rabbit',
  'guinea-pigs': 'guineaPig',
  hamsters: 'hamster',
  gerbils: 'hamster',
  mice: 'hamster',
  rats: 'hamster',
  chinchillas: 'guineaPig',
  degus: 'hamster',
}
/** Patterns in a product's texts that name its animal more exactly than its facets. */
const NAMED: readonly [RegExp, LabelAnimal][] = [
  [/hedgehog/, 'hedgehog'],
  [/tortoise/, 'tortoise'],
  [/dragon|gecko|reptile/, 'dragonHead'],
  [/ferret/, 'ferret'],
  [/\bhens?\b|chicken coop|poultry|red-mite/, 'hen'],
  [/goldfish|goldie/, 'goldfish'],
  [/\bkoi\b|pond/, 'koi'],
  [/cichlid/, 'cichlid'],
  [/catfish|pleco/, 'catfish'],
  [/guinea/, 'guineaPig'],
  [/hamster|gerbil/, 'hamster'],
  [/\bfoal/, 'foal'],
]

const COATS: Partial<Record<ProductFamily['animal'], readonly LabelAnimal[]>> = {
  dog: ['dog', 'blackDog', 'dog', 'redDog', 'dog', 'creamDog'],
  cat: ['cat', 'gingerCat', 'cat', 'blackCat', 'cat', 'creamCat'],
}

function findYoung({ animal, facets }: ProductFamily): LabelAnimal | undefined {
  const ages = facets.online_animal_age
  if (ages?.length !== 1 || ages[0] !== 'young') return undefined
  if (animal === 'dog') return 'puppy'
  if (animal === 'cat') return 'kitten'
  return animal === 'horse' ? 'foal' : undefined
}

/** Chooses a coat by the family's key, so that a family always has the same one. */
function findCoat({ animal, brand, key }: ProductFamily): LabelAnimal | undefined {
  if (brand === 'aldergrove') return animal === 'cat' ? 'tabbyCat' : 'greyDog'
  const coats = COATS[animal]
  return coats?.[[...key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % coats.length]
}

function findNamed({ animal, key, pack }: ProductFamily): LabelAnimal | undefined {
  if (animal === 'dog' || animal === 'cat' || animal === 'parrot') return undefined
  const words = `${key} ${pack.label} ${pack.note} ${pack.prop ?? ''}`.toLowerCase()
  return NAMED.find(([pattern]) => pattern.test(words))?.[1]
}

/** Returns the animal whose head is on the label. */
export function findLabelAnimal(family: ProductFamily): LabelAnimal {
  const [bird] = family.facets.bird_type ?? []
  const [rodent] = family.facets.rodent_species ?? []
  return (
    findYoung(family) ??
    (rodent === 'rabbits' ? 'rabbit' : findNamed(family)) ??
    (bird && BIRDS[bird]) ??
    (rodent && RODENTS[rodent]) ??
    findCoat(family) ??
    (family.animal === 'other' ? 'hedgehog' : family.animal)
  )
}
