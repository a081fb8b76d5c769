import { type DrawingSheet, place } from '../sheet.ts'
import { BLACK_CAT, CREAM_CAT, drawCatHead, GINGER_CAT, SILVER_CAT, TABBY_CAT } from './cat.ts'
import { PERSIAN, SIAMESE } from './cat-breeds.ts'
import { BLACK_DOG, CREAM_DOG, drawDogHead, GREY_DOG, HONEY_DOG, RED_DOG } from './dog.ts'
import { HUSKY, POODLE, PUG, SCHNAUZER } from './dog-breeds.ts'
import { drawBeardedDragon } from './dragon.ts'
import { drawFerretHead } from './ferret.ts'
import { CLOWN_FISH, drawFish } from './fish.ts'
import { drawGoldfish, drawKoi, GOLDFISH, RED_KOI } from './goldfish.ts'
import { drawGuineaPigHead, TRICOLOUR_GUINEA_PIG } from './guinea-pig.ts'
import { drawHamsterHead, GOLDEN_HAMSTER } from './hamster.ts'
import { drawHedgehogHead } from './hedgehog.ts'
import { drawHen, RED_HEN } from './hen.ts'
import { BAY_FOAL, CHESTNUT_HORSE, drawFoalHead, drawHorseHead } from './horse.ts'
import { drawParrot, SUNNY_PARROT } from './parrot.ts'
import { CREAM_RABBIT, drawRabbitHead } from './rabbit.ts'
import { BLUE_TIT, CANARY, drawSongbird, ROBIN, ZEBRA_FINCH } from './songbird.ts'
import { drawTortoise, GREEK_TORTOISE } from './tortoise.ts'
import { BEAGLE_PUPPY, drawKittenHead, drawPuppyHead, GINGER_KITTEN } from './young.ts'

/** Each animal fitted into the same 400 × 400 square around the origin, for labels and badges. */
export const HEADS = {
  dog: (sheet) => place(drawDogHead(sheet, HONEY_DOG), 0, 0, 0.94),
  cat: (sheet) => place(drawCatHead(sheet, SILVER_CAT), 0, 22, 1),
  horse: (sheet) => place(drawHorseHead(sheet, CHESTNUT_HORSE), 0, 12, 0.86),
  rabbit: (sheet) => place(drawRabbitHead(sheet, CREAM_RABBIT), 0, 84, 0.86),
  parrot: (sheet) => place(drawParrot(sheet, SUNNY_PARROT), -14, 84, 0.6),
  fish: (sheet) => place(drawFish(sheet, CLOWN_FISH), 18, 0, 0.9),
  greyDog: (sheet) => place(drawDogHead(sheet, GREY_DOG), 0, 0, 0.94),
  blackDog: (sheet) => place(drawDogHead(sheet, BLACK_DOG), 0, 0, 0.94),
  redDog: (sheet) => place(drawDogHead(sheet, RED_DOG), 0, 0, 0.94),
  creamDog: (sheet) => place(drawDogHead(sheet, CREAM_DOG), 0, 0, 0.94),
  pug: (sheet) => place(drawDogHead(sheet, PUG), 0, -6, 1),
  schnauzer: (sheet) => place(drawDogHead(sheet, SCHNAUZER), 0, -8, 0.96),
  poodle: (sheet) => place(drawDogHead(sheet, POODLE), 0, 34, 0.88),
  husky: (sheet) => place(drawDogHead(sheet, HUSKY), 0, 26, 1),
  puppy: (sheet) => place(drawPuppyHead(sheet, BEAGLE_PUPPY), 0, 0, 1.02),
  tabbyCat: (sheet) => place(drawCatHead(sheet, TABBY_CAT), 0, 22, 1),
  gingerCat: (sheet) => place(drawCatHead(sheet, GINGER_CAT), 0, 22, 1),
  blackCat: (sheet) => place(drawCatHead(sheet, BLACK_CAT), 0, 22, 1),
  creamCat: (sheet) => place(drawCatHead(sheet, CREAM_CAT), 0, 22, 1),
  siamese: (sheet) => place(drawCatHead(sheet, SIAMESE), 0, 28, 1),
  persian: (sheet) => place(drawCatHead(sheet, PERSIAN), 0, 0, 0.96),
  kitten: (sheet) => place(drawKittenHead(sheet, GINGER_KITTEN), 0, 32, 1.06),
  foal: (sheet) => place(drawFoalHead(sheet, BAY_FOAL), 0, 34, 0.98),
  guineaPig: (sheet) => place(drawGuineaPigHead(sheet, TRICOLOUR_GUINEA_PIG), 0, 8, 0.98),
  hamster: (sheet) => place(drawHamsterHead(sheet, GOLDEN_HAMSTER), 0, 14, 1.06),
  canary: (sheet) => place(drawSongbird(sheet, CANARY), 44, 112, 0.82),
  finch: (sheet) => place(drawSongbird(sheet, ZEBRA_FINCH), 44, 112, 0.82),
  robin: (sheet) => place(drawSongbird(sheet, ROBIN), 44, 112, 0.82),
  tit: (sheet) => place(drawSongbird(sheet, BLUE_TIT), 44, 112, 0.82),
  hen: (sheet) => place(drawHen(sheet, RED_HEN), 16, 190, 0.76),
  tortoise: (sheet) => place(drawTortoise(sheet, GREEK_TORTOISE), -30, 92, 0.6),
  hedgehog: (sheet) => place(drawHedgehogHead(sheet), 0, 0, 0.98),
  ferret: (sheet) => place(drawFerretHead(sheet), 0, 0, 1.2),
  dragon: (sheet) => place(drawBeardedDragon(sheet), 24, 70, 0.56),
  goldfish: (sheet) => place(drawGoldfish(sheet, GOLDFISH), 36, 0, 0.86),
  koi: (sheet) => place(drawKoi(sheet, RED_KOI), 30, 0, 0.78),
} as const satisfies Record<string, (sheet: DrawingSheet) => string>

export type HeadName = keyof typeof HEADS
