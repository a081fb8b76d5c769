import type { AnimalKind } from '../palette.ts'
import { place, type Sheet } from '../sheet.ts'
import { drawCatHead, SILVER_CAT, TABBY_CAT } from './cat.ts'
import { drawDogHead, GREY_DOG, HONEY_DOG } from './dog.ts'
import { CLOWN_FISH, drawFish } from './fish.ts'
import { CHESTNUT_HORSE, drawHorseHead } from './horse.ts'
import { drawParrot, SUNNY_PARROT } from './parrot.ts'
import { CREAM_RABBIT, drawRabbitHead } from './rabbit.ts'

/** Each animal fitted into the same 400 × 400 square around the origin, for labels and badges. */
export const HEADS: Record<AnimalKind | 'greyDog' | 'tabbyCat', (sheet: Sheet) => string> = {
  dog: (sheet) => place(drawDogHead(sheet, HONEY_DOG), 0, 0, 0.94),
  cat: (sheet) => place(drawCatHead(sheet, SILVER_CAT), 0, 22, 1),
  horse: (sheet) => place(drawHorseHead(sheet, CHESTNUT_HORSE), 0, 12, 0.86),
  rabbit: (sheet) => place(drawRabbitHead(sheet, CREAM_RABBIT), 0, 84, 0.86),
  parrot: (sheet) => place(drawParrot(sheet, SUNNY_PARROT), -14, 84, 0.6),
  fish: (sheet) => place(drawFish(sheet, CLOWN_FISH), 18, 0, 0.9),
  greyDog: (sheet) => place(drawDogHead(sheet, GREY_DOG), 0, 0, 0.94),
  tabbyCat: (sheet) => place(drawCatHead(sheet, TABBY_CAT), 0, 22, 1),
}
