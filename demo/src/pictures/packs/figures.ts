import type { ProductFamily } from '../../content/products/family.ts'
import {
  BLACK_CAT,
  type CatCoat,
  CREAM_CAT,
  drawSittingCat,
  GINGER_CAT,
  SILVER_CAT,
  TABBY_CAT,
} from '../animals/cat.ts'
import { drawLyingCat, drawReachingCat, drawStrollingCat } from '../animals/cat-poses.ts'
import { BLACK_DOG, CREAM_DOG, type DogCoat, drawSittingDog, GREY_DOG, HONEY_DOG, RED_DOG } from '../animals/dog.ts'
import { drawLyingDog, drawPlayingDog, drawStandingDog } from '../animals/dog-poses.ts'
import { drawBeardedDragon } from '../animals/dragon.ts'
import { drawFerret } from '../animals/ferret.ts'
import { drawGuineaPig, TRICOLOUR_GUINEA_PIG } from '../animals/guinea-pig.ts'
import { drawHamster, GOLDEN_HAMSTER } from '../animals/hamster.ts'
import { drawHedgehog } from '../animals/hedgehog.ts'
import { drawHen, RED_HEN } from '../animals/hen.ts'
import { BAY_FOAL, BLACK_HORSE, CHESTNUT_HORSE, GREY_HORSE, type HorseCoat } from '../animals/horse.ts'
import { drawFoal, drawHorse } from '../animals/horse-body.ts'
import { CREAM_RABBIT, drawSittingRabbit, type RabbitCoat } from '../animals/rabbit.ts'
import {
  BROWN_RABBIT,
  drawCrouchingRabbit,
  drawUprightRabbit,
  GREY_RABBIT,
  WHITE_RABBIT,
} from '../animals/rabbit-poses.ts'
import { BLUE_TIT, CANARY, drawSongbird, ROBIN, type SongbirdPlumage, ZEBRA_FINCH } from '../animals/songbird.ts'
import { drawTortoise, GREEK_TORTOISE } from '../animals/tortoise.ts'
import { BEAGLE_PUPPY, drawKitten, drawPuppy, GINGER_KITTEN } from '../animals/young.ts'
import { box, type DrawingSheet, drawPath, line, oval, place } from '../sheet.ts'
import { drawLabelAnimal, type LabelAnimal } from './label-animals.ts'
import { drawWaterPlant } from './props/meadow.ts'

/** A whole animal that stands on (0, 0), with its extents. */
type Figure = { draw: (sheet: DrawingSheet) => string; width: number; height: number }

const DOGS: Partial<Record<LabelAnimal, DogCoat>> = {
  dog: HONEY_DOG,
  greyDog: GREY_DOG,
  blackDog: BLACK_DOG,
  redDog: RED_DOG,
  creamDog: CREAM_DOG,
}
export const CATS: Partial<Record<LabelAnimal, CatCoat>> = {
  cat: SILVER_CAT,
  tabbyCat: TABBY_CAT,
  gingerCat: GINGER_CAT,
  blackCat: BLACK_CAT,
  creamCat: CREAM_CAT,
}
const SONGBIRDS: Partial<Record<LabelAnimal, SongbirdPlumage>> = {
  canary: CANARY,
  finch: ZEBRA_FINCH,
  robin: ROBIN,
  tit: BLUE_TIT,
}

const pond: Figure = {
  width: 900,
  height: 400,
  draw: (sheet) =>
    [
      oval(0, -190, 440, 190, '#a9a39a'),
      Array.from({ length: 16 }, (_, i) => {
        const turn = (i / 16) * Math.PI * 2
        return oval(Math.cos(turn) * 410, -190 + Math.sin(turn) * 170, 74, 44, i % 2 ? '#c4bdb2' : '#b3aca1')
      }).join(''),
      oval(0, -194, 376, 146, sheet.linear([['#9fd8ee'], ['#3f93c4']])),
      place(drawLabelAnimal(sheet, 'koi'), -90, -220, 0.72, -12),
      place(drawLabelAnimal(sheet, 'koi'), 150, -150, 0.56, 160),
      drawPath('M210 -270 C300 -300 340 -250 300 -226 C260 -206 190 -220 190 -250 L250 -252Z', '#5fae4d'),
      oval(246, -276, 26, 18, '#ff9ad3') + oval(246, -284, 14, 14, '#ffe27a'),
    ].join(''),
}

const OTHERS: Partial<Record<LabelAnimal, Figure>> = {
  koi: pond,
  puppy: { draw: (sheet) => drawPuppy(sheet, BEAGLE_PUPPY), width: 420, height: 520 },
  kitten: { draw: (sheet) => drawKitten(sheet, GINGER_KITTEN), width: 400, height: 480 },
  foal: { draw: (sheet) => drawFoal(sheet, BAY_FOAL), width: 520, height: 680 },
  guineaPig: { draw: (sheet) => drawGuineaPig(sheet, TRICOLOUR_GUINEA_PIG), width: 560, height: 320 },
  hamster: { draw: (sheet) => drawHamster(sheet, GOLDEN_HAMSTER), width: 340, height: 470 },
  hen: { draw: (sheet) => drawHen(sheet, RED_HEN), width: 480, height: 510 },
  tortoise: { draw: (sheet) => drawTortoise(sheet, GREEK_TORTOISE), width: 620, height: 320 },
  hedgehog: { draw: (sheet) => drawHedgehog(sheet), width: 520, height: 290 },
  ferret: { draw: (sheet) => drawFerret(sheet), width: 780, height: 420 },
  dragonHead: { draw: (sheet) => drawBeardedDragon(sheet), width: 820, height: 330 },
}

type Pose<Coat> = { draw: (sheet: DrawingSheet, coat: Coat) => string; width: number; height: number }
const DOG_POSES = {
  sitting: { draw: drawSittingDog, width: 440, height: 660 },
  standing: { draw: (sheet, coat) => place(drawStandingDog(sheet, coat), 26, 0), width: 690, height: 720 },
  lying: { draw: (sheet, coat) => place(drawLyingDog(sheet, coat), 76, 0), width: 780, height: 470 },
  playing: { draw: drawPlayingDog, width: 720, height: 560 },
} as const satisfies Record<string, Pose<DogCoat>>
const CAT_POSES = {
  sitting: { draw: drawSittingCat, width: 460, height: 580 },
  strolling: { draw: drawStrollingCat, width: 620, height: 620 },
  lying: { draw: (sheet, coat) => place(drawLyingCat(sheet, coat), 40, 0), width: 640, height: 440 },
  reaching: { draw: drawReachingCat, width: 420, height: 760 },
} as const satisfies Record<string, Pose<CatCoat>>

const dress = <Coat>({ draw, width, height }: Pose<Coat>, coat: Coat): Figure => ({
  draw: (sheet) => draw(sheet, coat),
  width,
  height,
})

/** Chooses a pose by the family's key, so that families sold side by side do not all show the same one. */
function pickByKey<T>(key: string, poses: readonly [T, ...T[]]): T {
  const sum = [...key].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return poses[sum % poses.length] ?? poses[0]
}

function toDog(coat: DogCoat, { department, key }: ProductFamily): Figure {
  const { sitting, standing, lying, playing } = DOG_POSES
  if (department === 'toys') return dress(playing, coat)
  if (department === 'home') return dress(lying, coat)
  if (department === 'care' || department === 'parasites') return dress(standing, coat)
  return dress(pickByKey<Pose<DogCoat>>(key, [sitting, standing, lying]), coat)
}

function toCat(coat: CatCoat, { department, key }: ProductFamily): Figure {
  const { sitting, strolling, lying, reaching } = CAT_POSES
  if (department === 'toys') return dress(reaching, coat)
  if (department === 'home') return dress(lying, coat)
  if (department === 'care' || department === 'hygiene') return dress(strolling, coat)
  return dress(pickByKey<Pose<CatCoat>>(key, [sitting, strolling, lying]), coat)
}

function toRabbit({ department, key }: ProductFamily): Figure {
  const coat = pickByKey<RabbitCoat>(key, [CREAM_RABBIT, GREY_RABBIT, WHITE_RABBIT, BROWN_RABBIT])
  if (department === 'snacks') return { draw: (sheet) => drawUprightRabbit(sheet, coat), width: 320, height: 780 }
  return department === 'food'
    ? { draw: (sheet) => drawSittingRabbit(sheet, coat), width: 330, height: 610 }
    : { draw: (sheet) => drawCrouchingRabbit(sheet, coat), width: 500, height: 560 }
}

function toHorse({ key }: ProductFamily): Figure {
  const coat = pickByKey<HorseCoat>(key, [CHESTNUT_HORSE, GREY_HORSE, BLACK_HORSE])
  return { draw: (sheet) => drawHorse(sheet, coat), width: 900, height: 1000 }
}

/** Draws a tank with plants for fish; koi have a pond. */
function toTank(fish: LabelAnimal): Figure {
  return {
    width: 800,
    height: 640,
    draw: (sheet) =>
      [
        box(-390, -600, 780, 590, 18, '#ffffff', 'fill-opacity="0.7"'),
        box(-372, -540, 744, 520, 10, sheet.linear([['#c6ecfb'], ['#5fb4e2']])),
        `<g clip-path="${sheet.clip(box(-372, -586, 744, 562, 10, '#000'))}">`,
        drawPath('M-372 -70 C-250 -110 -120 -70 0 -88 C140 -110 260 -66 372 -90 L372 -20 L-372 -20Z', '#e6cfa2'),
        place(drawWaterPlant(sheet), -214, -64, 1.15),
        place(drawWaterPlant(sheet), 224, -66, 0.95),
        place(drawLabelAnimal(sheet, fish), 40, -340, 1.05),
        place(drawLabelAnimal(sheet, fish), -190, -430, 0.4),
        oval(250, -420, 14, 14, '#ffffff', 'fill-opacity="0.8"') +
          oval(276, -470, 10, 10, '#ffffff', 'fill-opacity="0.8"'),
        '</g>',
        box(-400, -640, 800, 54, 14, '#4b433d') + box(-400, -24, 800, 30, 10, '#4b433d'),
        line('M-340 -520 V-300 M-310 -520 V-420', '#ffffff', 16, 'stroke-opacity="0.6"'),
      ].join(''),
  }
}

/** Puts caged birds on a perch with a foot. */
function toPerched(bird: LabelAnimal): Figure {
  return {
    width: 460,
    height: 760,
    draw: (sheet) =>
      [
        oval(0, -16, 170, 30, '#b97a3c'),
        line('M0 -20 V-250', '#c98f4e', 30),
        line('M-190 -262 H190', '#dba866', 42),
        place(drawLabelAnimal(sheet, bird), 10, -410, 1.25),
      ].join(''),
  }
}

/** Returns the animal of the label from head to foot, in a pose that suits the department. */
export function findFigure(animal: LabelAnimal, family: ProductFamily): Figure {
  const dog = DOGS[animal]
  const cat = CATS[animal]
  const songbird = SONGBIRDS[animal]
  if (dog) return toDog(dog, family)
  if (cat) return toCat(cat, family)
  if (songbird) return { draw: (sheet) => place(drawSongbird(sheet, songbird), 60, 0), width: 460, height: 300 }
  if (animal === 'rabbit') return toRabbit(family)
  if (animal === 'horse') return toHorse(family)
  return OTHERS[animal] ?? (animal === 'parrot' || animal === 'budgie' ? toPerched(animal) : toTank(animal))
}
