import { drawSittingCat, SILVER_CAT, TABBY_CAT } from './animals/cat.ts'
import { drawLyingCat } from './animals/cat-poses.ts'
import { drawSittingDog, GREY_DOG, HONEY_DOG } from './animals/dog.ts'
import { drawStandingDog } from './animals/dog-poses.ts'
import { CLOWN_FISH, drawFish } from './animals/fish.ts'
import { drawHedgehog } from './animals/hedgehog.ts'
import { drawHen, RED_HEN } from './animals/hen.ts'
import { CHESTNUT_HORSE, drawHorseBust } from './animals/horse.ts'
import { drawParrot, SUNNY_PARROT } from './animals/parrot.ts'
import { drawFlyingParrot } from './animals/parrot-poses.ts'
import { CREAM_RABBIT, drawSittingRabbit } from './animals/rabbit.ts'
import { drawCrouchingRabbit } from './animals/rabbit-poses.ts'
import { drawAldergroveLeaf, drawAldergroveWord, drawTailwellLogo } from './packs/logos.ts'
import { ALDERGROVE, TAILWELL } from './palette.ts'
import { drawPine } from './scenes/landscape.ts'
import { drawShade } from './scenes/settings/open-air.ts'
import { box, createSheet, type DrawingSheet, drawGlow, drawPath, oval, place } from './sheet.ts'

/** Size of the picture that social networks show beside a shared link. */
const CARD = { width: 1200, height: 630 } as const

function card(draw: (sheet: DrawingSheet) => readonly string[]): () => string {
  return () => {
    const sheet = createSheet(CARD.width, CARD.height)
    return sheet.toSvg(draw(sheet).join(''))
  }
}

/** A gradient from red to magenta, confetti, and a warm hill for the animal. */
function drawTailwellGround(sheet: DrawingSheet): string {
  const confetti = Array.from({ length: 30 }, (_, i) => {
    const size = 7 + (i % 3) * 4
    const [x, y] = [(i * 743) % CARD.width, (i * 271) % 520]
    const isBehindLogo = x > 40 && x < 580 && y > 170 && y < 430
    return isBehindLogo
      ? ''
      : oval(x, y, size, size, [TAILWELL.sun, '#ffffff', '#ff9a62'][i % 3] ?? '#ffffff', 'opacity="0.6"')
  }).join('')
  return [
    box(0, 0, CARD.width, CARD.height, 0, sheet.linear([['#d3142d'], ['#e8601c', 0.52], ['#b8147a']], 20)),
    drawGlow(sheet, 880, 330, 460, 460, '#ffe3a0', 0.6),
    confetti,
    drawPath('M0 590 C300 540 620 560 1200 520 L1200 630 L0 630Z', '#fff0da'),
  ].join('')
}

/** Rows of pines in mist. */
function drawForestGround(sheet: DrawingSheet): string {
  const row = (count: number, y: number, scale: number, colour: string): string =>
    Array.from({ length: count }, (_, i) =>
      drawPine(-20 + i * (1260 / (count - 1)), y + ((i * 37) % 26), scale * (0.8 + ((i * 29) % 40) / 100), colour),
    ).join('')
  return [
    box(0, 0, CARD.width, CARD.height, 0, sheet.linear([['#1b3628'], [ALDERGROVE.forest, 0.5], ['#35604a']])),
    drawGlow(sheet, 880, 330, 430, 430, '#e2c483', 0.4),
    row(12, 470, 0.5, '#2c5240'),
    row(9, 540, 0.66, '#264a38'),
    drawPath('M0 570 C300 540 700 560 1200 520 L1200 630 L0 630Z', sheet.linear([['#6f9268'], [ALDERGROVE.moss]])),
  ].join('')
}

const standing = (sheet: DrawingSheet, shapes: string, scale: number, half: number, x = 890): string =>
  drawShade(sheet, x, 588, half, '#3a1a10', 0.4) + place(shapes, x, 592, scale)

const tailwell = (animal: (sheet: DrawingSheet) => string): (() => string) =>
  card((sheet) => [drawTailwellGround(sheet), animal(sheet), drawTailwellLogo(300, 300, 470, true)])
const aldergrove = (animal: (sheet: DrawingSheet) => string): (() => string) =>
  card((sheet) => [
    drawForestGround(sheet),
    animal(sheet),
    drawAldergroveLeaf(300, 200, 190, true),
    drawAldergroveWord(300, 370, 440, true),
  ])

export const SOCIAL_IMAGES = {
  'social-tailwell': tailwell((sheet) =>
    [
      place(drawFlyingParrot(sheet, SUNNY_PARROT), 650, 120, 0.34),
      standing(sheet, drawSittingDog(sheet, HONEY_DOG), 0.74, 140, 880),
      standing(sheet, drawSittingRabbit(sheet, CREAM_RABBIT), 0.56, 90, 680),
      standing(sheet, drawSittingCat(sheet, SILVER_CAT), 0.66, 110, 1085),
    ].join(''),
  ),
  'social-tailwell-dog': tailwell((sheet) => standing(sheet, drawStandingDog(sheet, HONEY_DOG), 0.72, 200)),
  'social-tailwell-cat': tailwell((sheet) => standing(sheet, drawLyingCat(sheet, SILVER_CAT), 0.88, 230)),
  'social-tailwell-horse': tailwell(
    (sheet) =>
      place(drawHorseBust(sheet, CHESTNUT_HORSE), 900, 330, 0.98) +
      drawPath('M0 630 L0 604 C400 570 800 590 1200 560 L1200 630Z', '#fff0da'),
  ),
  'social-tailwell-rabbit': tailwell((sheet) => standing(sheet, drawCrouchingRabbit(sheet, CREAM_RABBIT), 0.92, 210)),
  'social-tailwell-parrot': tailwell(
    (sheet) => place(drawParrot(sheet, SUNNY_PARROT), 900, 440, 0.86) + box(640, 438, 520, 26, 13, '#7a3c20'),
  ),
  'social-tailwell-fish': tailwell(
    (sheet) =>
      place(drawFish(sheet, CLOWN_FISH), 880, 320, 1.2) +
      [
        [1130, 230, 24],
        [1150, 170, 15],
        [1120, 130, 10],
        [640, 470, 18],
      ]
        .map(([x, y, r]) =>
          oval(x ?? 0, y ?? 0, r ?? 0, r ?? 0, '#ffffff', 'fill-opacity="0.3" stroke="#ffffff" stroke-width="4"'),
        )
        .join(''),
  ),
  'social-tailwell-other': tailwell(
    (sheet) =>
      standing(sheet, drawHen(sheet, RED_HEN), 0.82, 110, 780) + standing(sheet, drawHedgehog(sheet), 0.5, 120, 1020),
  ),
  'social-aldergrove': aldergrove(
    (sheet) =>
      standing(sheet, drawSittingDog(sheet, GREY_DOG), 0.78, 150, 830) +
      standing(sheet, drawSittingCat(sheet, TABBY_CAT), 0.68, 120, 1050),
  ),
  'social-aldergrove-dog': aldergrove((sheet) => standing(sheet, drawStandingDog(sheet, GREY_DOG), 0.72, 200)),
  'social-aldergrove-cat': aldergrove((sheet) => standing(sheet, drawLyingCat(sheet, TABBY_CAT), 0.88, 230)),
} as const satisfies Record<string, () => string>
