import type { ProductFamily } from '../../content/products/family.ts'
import { place } from '../sheet.ts'
import * as care from './props/care.ts'
import * as garden from './props/garden.ts'
import * as meadow from './props/meadow.ts'
import * as meat from './props/meat-and-fish.ts'
import * as pantry from './props/pantry.ts'
import type { Prop } from './props/prop.ts'
import * as stable from './props/stable.ts'

/** Patterns for a family's `prop`, the more specific ones first. */
const NAMED: readonly [RegExp, Prop][] = [
  [/fur|hair/, care.drawFur],
  [/bubble/, care.drawBubbles],
  [/foam/, care.drawFoamProp],
  [/oil/, care.drawOilDrops],
  [/toothbrush/, care.drawToothbrush],
  [/test strip/, care.drawTestStrip],
  [/water plant|algae|waterweed/, meadow.drawWaterPlant],
  [/drop|water|mist|spray/, care.drawDrops],
  [/pipette/, care.drawPipettes],
  [/capsule/, care.drawCapsules],
  [/tablet|pill/, care.drawTablets],
  [/roll/, care.drawRolls],
  [/granule|litter|grain/, care.drawGranules],
  [/feather/, care.drawFeathers],
  [/hen house|coop/, stable.drawHenHouseProp],
  [/horseshoe/, stable.drawHorseshoeProp],
  [/hoof|hooves/, stable.drawHoof],
  [/saddle|leather|sponge/, stable.drawSaddleProp],
  [/braid|mane|tail/, stable.drawBraid],
  [/fly|flies|mosquito/, stable.drawFlies],
  [/\b(flea|tick)s?\b/, stable.drawFlea],
  [/mite/, stable.drawMite],
  [/worm/, stable.drawWorm],
  [/cricket|insect/, stable.drawCricket],
  [/fat ball|suet/, pantry.drawFatBalls],
  [/sunflower/, pantry.drawSunflowerSeeds],
  [/linseed|flax/, meadow.drawFlax],
  [/seed/, pantry.drawSeeds],
  [/peanut/, pantry.drawPeanuts],
  [/almond|nut/, pantry.drawNuts],
  [/millet/, meadow.drawMilletProp],
  [/oat/, meadow.drawOats],
  [/wheat|barley|malt|rye/, meadow.drawWheat],
  [/grass/, meadow.drawGrassProp],
  [/hay|straw/, meadow.drawHay],
  [/c(h)?amomile|daisy/, meadow.drawChamomile],
  [/marigold|calendula/, meadow.drawMarigold],
  [/dandelion/, meadow.drawDandelion],
  [/lavender/, meadow.drawLavender],
  [/flower|eyebright|blossom/, meadow.drawEyebright],
  [/autumn|leaves/, garden.drawAutumnLeaves],
  [/hemp/, garden.drawHempLeaf],
  [/twig|branch|willow/, garden.drawTwigs],
  [/mint/, garden.drawMint],
  [/rose ?hip/, garden.drawRosehips],
  [/parsnip/, garden.drawParsnips],
  [/carrot/, garden.drawCarrots],
  [/apple/, garden.drawApple],
  [/pumpkin/, garden.drawPumpkin],
  [/potato/, garden.drawPotatoes],
  [/beet/, garden.drawBeetroot],
  [/banana/, garden.drawBanana],
  [/pepper/, garden.drawPepper],
  [/berr|cranberries/, garden.drawBerries],
  [/parsley|herb|leaf|balm/, garden.drawLeaves],
  [/egg/, pantry.drawEggs],
  [/cheese/, pantry.drawCheese],
  [/honey|beeswax|bee/, pantry.drawHoney],
  [/saucer|milk/, pantry.drawMilk],
  [/cream|paste/, pantry.drawCream],
  [/powder|scoop|dust/, pantry.drawPowder],
  [/flake/, pantry.drawFlakesProp],
  [/wafer/, pantry.drawWafers],
  [/goldfish|koi|cichlid/, meat.drawGoldFish],
  [/catfish|trout/, meat.drawTrout],
  [/salmon/, meat.drawSalmon],
  [/tuna|fish/, meat.drawTuna],
  [/shrimp|krill|prawn/, meat.drawShrimp],
  [/strip|jerky/, meat.drawMeatStrips],
  [/kibble/, meat.drawKibble],
  [/chunk|stew|gravy/, meat.drawChunks],
  [/biscuit/, meat.drawBiscuits],
  [/pellet|cob/, meat.drawPellets],
  [/cube|treat|bite/, meat.drawTreats],
  [/stick/, meat.drawSticks],
  [/bone|chew/, meat.drawChewBone],
  [/steak|beef|venison|meat/, meat.drawSteak],
  [/chicken|turkey|duck|drumstick/, meat.drawDrumstick],
]

type Flavor = NonNullable<ProductFamily['facets']['flavor']>[number]
const BY_FLAVOR: Record<Flavor, Prop> = {
  chicken: meat.drawDrumstick,
  turkey: meat.drawDrumstick,
  duck: meat.drawDrumstick,
  beef: meat.drawSteak,
  lamb: meat.drawSteak,
  venison: meat.drawSteak,
  'rabbit-meat': meat.drawSteak,
  salmon: meat.drawSalmon,
  trout: meat.drawTrout,
  tuna: meat.drawTuna,
  shrimp: meat.drawShrimp,
  cheese: pantry.drawCheese,
  peanut: pantry.drawPeanuts,
  apple: garden.drawApple,
  banana: garden.drawBanana,
  carrot: garden.drawCarrots,
  pumpkin: garden.drawPumpkin,
  beetroot: garden.drawBeetroot,
  cranberry: garden.drawBerries,
  herbs: garden.drawLeaves,
  mint: garden.drawMint,
  fruit: garden.drawBerries,
  nuts: pantry.drawNuts,
  oats: meadow.drawOats,
  rice: meat.drawKibble,
  potato: garden.drawPotatoes,
  malt: meadow.drawWheat,
  linseed: meadow.drawFlax,
}

const BY_ANIMAL: Record<ProductFamily['animal'], Prop> = {
  dog: meat.drawChewBone,
  cat: meat.drawLittleFish,
  horse: garden.drawApple,
  rabbit: meadow.drawHay,
  parrot: pantry.drawSeeds,
  fish: meadow.drawWaterPlant,
  other: garden.drawAutumnLeaves,
}

/**
 * Returns the prop beside the pack: the one that the family names; for food of several flavours that of the variant; else one by flavour
 * and animal.
 */
export function findProp(
  { animal, department, facets, pack }: ProductFamily,
  variant: ProductFamily['variants'][number],
): Prop {
  const edible = department === 'food' || department === 'snacks'
  if (variant.flavor && (edible || !pack.prop))
    return toFlavored(animal, variant.flavor, `${pack.label} ${pack.note} ${pack.prop ?? ''}`)
  const named = NAMED.find(([pattern]) => pattern.test(pack.prop?.toLowerCase() ?? ''))?.[1]
  const [flavor] = facets.flavor ?? []
  return named ?? (flavor ? BY_FLAVOR[flavor] : BY_ANIMAL[animal])
}

const small =
  (prop: Prop): Prop =>
  (sheet, accent) =>
    place(prop(sheet, accent), 54, -92, 0.66)

const inBowl: Prop = (sheet, accent) => place(meat.drawChunks(sheet, accent), 30, -122, 0.74)

/** Cooked meat for stews: in a bowl, or on its bone. */
const STEWED: Partial<Record<Flavor, Prop>> = {
  beef: inBowl,
  lamb: (sheet, accent) => inBowl(sheet, accent) + place(garden.drawMint(sheet, accent), 46, -196, 0.42),
}

function withBefore(behind: Prop, before: Prop, scale: number): Prop {
  return (sheet, accent) => behind(sheet, accent) + place(before(sheet, accent), -24, 8, scale)
}

function toFlavored(animal: ProductFamily['animal'], flavor: Flavor, words: string): Prop {
  const behind = small(BY_FLAVOR[flavor])
  if (/carrot and peas/i.test(words)) return withBefore(STEWED[flavor] ?? behind, garden.drawCarrotAndPeas, 0.9)
  if (/training bites.*cubes/i.test(words)) return withBefore(behind, meat.drawBites, 0.92)
  if (animal !== 'horse' || !/biscuit|round/i.test(words)) return BY_FLAVOR[flavor]
  return (sheet, accent) =>
    place(BY_FLAVOR[flavor](sheet, accent), 66, -40, 0.82) + place(meat.drawRounds(sheet, accent), -34, 6, 0.8)
}
