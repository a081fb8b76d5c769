import * as forms from './packs/pack-forms.ts'
import * as props from './packs/props.ts'
import { drawAldergroveShot, drawTailwellShot } from './packs/shot.ts'
import { drawFeltMouse, drawParrotSwing, drawRopeBall } from './packs/toys.ts'
import type { AnimalKind } from './palette.ts'

type TailwellPack = {
  animal: AnimalKind
  form: forms.PackForm
  kind: string
  note: string
  size: string
  prop: props.Prop
  scale?: number
}

function tailwell(pack: TailwellPack): () => string {
  const { animal, form, kind, note, size, prop, scale } = pack
  return () =>
    drawTailwellShot(animal, (sheet) => [
      { shapes: form(sheet, { brand: 'tailwell', animal, kind, note, size }), x: 730, y: 1290, scale: scale ?? 1.12 },
      { shapes: prop(sheet), x: 1190, y: 1330, scale: 1.25 },
    ])
}

type AldergrovePack = {
  animal: 'greyDog' | 'tabbyCat'
  form: forms.PackForm
  dark: boolean
  kind: string
  note: string
  size: string
  prop: props.Prop
  scale?: number
}

function aldergrove(pack: AldergrovePack): () => string {
  const { form, prop, scale, ...design } = pack
  return () =>
    drawAldergroveShot((sheet) => [
      { shapes: form(sheet, { brand: 'aldergrove', ...design }), x: 740, y: 1300, scale: scale ?? 1.1 },
      { shapes: prop(sheet), x: 1200, y: 1350, scale: 1.2 },
    ])
}

/** Pack shots by picture name; the words on the labels are the international pack's. */
export const PRODUCT_SHOTS = {
  'dog-shampoo-250': tailwell({
    animal: 'dog',
    form: forms.drawFlipBottle,
    kind: 'Shampoo',
    note: 'oat & honey, for dogs',
    size: '250 ml',
    prop: props.drawBubbles,
    scale: 1.05,
  }),
  'dog-shampoo-500': tailwell({
    animal: 'dog',
    form: forms.drawPumpBottle,
    kind: 'Shampoo',
    note: 'oat & honey, for dogs',
    size: '500 ml',
    prop: props.drawBubbles,
    scale: 1.2,
  }),
  'dog-food': tailwell({
    animal: 'dog',
    form: forms.drawBag,
    kind: 'Dog food',
    note: 'chicken & rice, adult',
    size: '3 kg',
    prop: props.drawKibble,
  }),
  'dog-ball': () =>
    drawTailwellShot('dog', (sheet) => [{ shapes: drawRopeBall(sheet, 'Rope ball'), x: 700, y: 1270, scale: 1.08 }]),
  'cat-snack': tailwell({
    animal: 'cat',
    form: forms.drawPouch,
    kind: 'Crunchies',
    note: 'salmon treats for cats',
    size: '75 g',
    prop: props.drawFishBites,
    scale: 1.25,
  }),
  'cat-ear': tailwell({
    animal: 'cat',
    form: forms.drawDropper,
    kind: 'Ear care',
    note: 'gentle drops for cats',
    size: '50 ml',
    prop: props.drawWaterDrops,
    scale: 1,
  }),
  'cat-mouse': () =>
    drawTailwellShot('cat', (sheet) => [{ shapes: drawFeltMouse(sheet, 'Felt mouse'), x: 660, y: 1250, scale: 1.04 }]),
  'horse-hoof': tailwell({
    animal: 'horse',
    form: forms.drawJar,
    kind: 'Hoof balm',
    note: 'with beeswax, for horses',
    size: '500 g',
    prop: props.drawHay,
    scale: 1.3,
  }),
  'horse-minerals': tailwell({
    animal: 'horse',
    form: forms.drawTub,
    kind: 'Minerals',
    note: 'daily, for horses',
    size: '2 kg',
    prop: props.drawApple,
    scale: 1.16,
  }),
  'rabbit-hay': tailwell({
    animal: 'rabbit',
    form: forms.drawBag,
    kind: 'Meadow hay',
    note: 'with marigold, for rabbits',
    size: '1 kg',
    prop: props.drawHay,
  }),
  'rabbit-biscuits': tailwell({
    animal: 'rabbit',
    form: forms.drawCarton,
    kind: 'Biscuits',
    note: 'carrot & herbs, for rabbits',
    size: '150 g',
    prop: props.drawCarrots,
    scale: 1.2,
  }),
  'parrot-seeds': tailwell({
    animal: 'parrot',
    form: forms.drawPouch,
    kind: 'Seed mix',
    note: 'fruit & nuts, for parrots',
    size: '800 g',
    prop: props.drawSeeds,
    scale: 1.25,
  }),
  'parrot-swing': () =>
    drawTailwellShot('parrot', (sheet) => [
      { shapes: drawParrotSwing(sheet, 'Bead swing'), x: 750, y: 1200, scale: 1.02 },
    ]),
  'fish-flakes': tailwell({
    animal: 'fish',
    form: forms.drawJar,
    kind: 'Flakes',
    note: 'for tropical fish',
    size: '100 g',
    prop: props.drawFishBites,
    scale: 1.3,
  }),
  'fish-water': tailwell({
    animal: 'fish',
    form: forms.drawFlipBottle,
    kind: 'Water care',
    note: 'makes tap water gentle',
    size: '250 ml',
    prop: props.drawWaterDrops,
  }),
  'grove-dog-dry': aldergrove({
    animal: 'greyDog',
    form: forms.drawBag,
    dark: true,
    kind: 'Venison & apple',
    note: 'complete food for dogs',
    size: '6 kg',
    prop: props.drawApple,
  }),
  'grove-dog-tin': aldergrove({
    animal: 'greyDog',
    form: forms.drawTin,
    dark: false,
    kind: 'Beef & carrot',
    note: 'slow-cooked stew for dogs',
    size: '400 g',
    prop: props.drawCarrots,
    scale: 1.4,
  }),
  'grove-dog-treats': aldergrove({
    animal: 'greyDog',
    form: forms.drawCarton,
    dark: false,
    kind: 'Oat biscuits',
    note: 'baked treats for dogs',
    size: '250 g',
    prop: props.drawKibble,
    scale: 1.2,
  }),
  'grove-cat-dry': aldergrove({
    animal: 'tabbyCat',
    form: forms.drawPouch,
    dark: true,
    kind: 'Trout & herbs',
    note: 'complete food for cats',
    size: '1.5 kg',
    prop: props.drawFishBites,
    scale: 1.25,
  }),
  'grove-cat-tin': aldergrove({
    animal: 'tabbyCat',
    form: forms.drawTin,
    dark: true,
    kind: 'Duck & pumpkin',
    note: 'tender morsels for cats',
    size: '200 g',
    prop: props.drawLeaves,
    scale: 1.4,
  }),
} as const satisfies Record<string, () => string>
