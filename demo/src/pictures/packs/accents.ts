import type { ProductFamily } from '../../content/products/family.ts'
import { ACCENTS } from '../palette.ts'

/** Two related colours: white letters on `deep` have a contrast of at least 4.5:1, `light` is used beside it. */
export type Accent = { light: string; deep: string }
type Facets = ProductFamily['facets']
type CodeOf<F extends keyof Facets> = NonNullable<Facets[F]>[number]

/** Tailwell's range: a colour per animal. */
export const ANIMAL_ACCENTS: Record<ProductFamily['animal'], Accent> = {
  ...ACCENTS,
  other: { light: '#45b3a2', deep: '#0d6b60' },
}

const FLAVOR_ACCENTS: Record<CodeOf<'flavor'>, Accent> = {
  chicken: { light: '#f9bd3a', deep: '#8f5600' },
  turkey: { light: '#e59a55', deep: '#8a4517' },
  duck: { light: '#c98a55', deep: '#7a4420' },
  beef: { light: '#d9483f', deep: '#9c1c22' },
  lamb: { light: '#b98bd2', deep: '#6d3a86' },
  venison: { light: '#a8603a', deep: '#6f3216' },
  'rabbit-meat': { light: '#c7a078', deep: '#74492a' },
  salmon: { light: '#ff8a72', deep: '#b23a26' },
  trout: { light: '#79b7c6', deep: '#256073' },
  tuna: { light: '#4f92dc', deep: '#1b4f95' },
  shrimp: { light: '#ff9d8d', deep: '#b23a3c' },
  cheese: { light: '#ffd642', deep: '#806000' },
  peanut: { light: '#dca95c', deep: '#7d4d10' },
  apple: { light: '#a3d44d', deep: '#426f14' },
  banana: { light: '#ffe05a', deep: '#776000' },
  carrot: { light: '#ff9a45', deep: '#a94600' },
  pumpkin: { light: '#ffb04a', deep: '#9c4d00' },
  beetroot: { light: '#c44f8b', deep: '#861a52' },
  cranberry: { light: '#e6486a', deep: '#9f1138' },
  herbs: { light: '#84c56f', deep: '#2d6a2d' },
  mint: { light: '#74d6ba', deep: '#14695a' },
  fruit: { light: '#fb7396', deep: '#a81c4f' },
  nuts: { light: '#c6935c', deep: '#75471c' },
  oats: { light: '#e5c47f', deep: '#775316' },
  rice: { light: '#ecdcb6', deep: '#6f5a2b' },
  potato: { light: '#dcba72', deep: '#735217' },
  malt: { light: '#bd8144', deep: '#703e11' },
  linseed: { light: '#8fa9dc', deep: '#3f5796' },
}

export const COLOR_ACCENTS: Record<CodeOf<'color'>, Accent> = {
  red: { light: '#e8434f', deep: '#b3162c' },
  orange: { light: '#ff9340', deep: '#b84a00' },
  yellow: { light: '#ffd34d', deep: '#856000' },
  green: { light: '#7cc35c', deep: '#2f6d2c' },
  blue: { light: '#55a7e6', deep: '#1b5d9e' },
  purple: { light: '#ac7bd0', deep: '#6c3694' },
  pink: { light: '#f58fba', deep: '#b32a6c' },
  brown: { light: '#b98457', deep: '#6d4222' },
  black: { light: '#5d585c', deep: '#2b282b' },
  gray: { light: '#b4b6be', deep: '#5d606b' },
  white: { light: '#f7f3ec', deep: '#6b6459' },
  natural: { light: '#dfc193', deep: '#7d5a2a' },
  multicolored: { light: '#ffc24a', deep: '#b3236f' },
}

const AQUA: Accent = { light: '#7fd3e0', deep: '#15687a' }
const LILAC: Accent = { light: '#c7a3e6', deep: '#6b3f98' }
const ROSE: Accent = { light: '#f79db8', deep: '#b02f62' }
const MINT = FLAVOR_ACCENTS.mint
const LIME: Accent = { light: '#b9d94f', deep: '#52701a' }
const AMBER: Accent = { light: '#ffc457', deep: '#8a5a00' }
const SKY: Accent = { light: '#8cc7f5', deep: '#1d5f9b' }
const STEEL: Accent = { light: '#9fb3cc', deep: '#3c5876' }

/** Colours by purpose, for products without a flavour or a colour. */
const GROUP_ACCENTS: Partial<Record<CodeOf<'product_sub_group'>, Accent>> = {
  shampoo: AQUA,
  conditioner: LILAC,
  'coat-care': ROSE,
  'ear-care': SKY,
  'eye-care': LILAC,
  'dental-care': MINT,
  'paw-care': AMBER,
  'skin-care': ROSE,
  'odour-care': LIME,
  'stain-removers': AQUA,
  litter: LIME,
  'training-pads': SKY,
  'waste-bags': LIME,
  wipes: LILAC,
  'flea-and-tick': STEEL,
  'worm-control': AMBER,
  'fly-control': LIME,
  'mite-control': STEEL,
  milk: SKY,
  hay: LIME,
  bedding: AMBER,
  'garden-bird-food': AMBER,
  'pond-food': LIME,
  'water-care': AQUA,
  'water-tests': LILAC,
  'plant-care': LIME,
  'hoof-care': AMBER,
  'leg-care': AQUA,
  'muscle-care': MINT,
  digestion: LIME,
  'joint-care': SKY,
  calming: LILAC,
  supplements: AMBER,
}

/** Doses by body weight each have a colour, from small to large. */
const WEIGHT_ACCENTS: readonly Accent[] = [AMBER, MINT, SKY, LILAC]

/** Returns the colour that distinguishes a product from others for the same animal. */
export function findAccent(family: ProductFamily, variant: ProductFamily['variants'][number]): Accent {
  const { facets, variants } = family
  if (variant.flavor) return FLAVOR_ACCENTS[variant.flavor]
  if (variant.color) return COLOR_ACCENTS[variant.color]
  const dose = variant.kilos && variants.length > 1 ? WEIGHT_ACCENTS[variants.indexOf(variant)] : undefined
  const [flavor] = facets.flavor ?? []
  const group = facets.product_sub_group.map((name) => GROUP_ACCENTS[name]).find(Boolean)
  return dose ?? (flavor ? FLAVOR_ACCENTS[flavor] : group) ?? ANIMAL_ACCENTS[family.animal]
}
