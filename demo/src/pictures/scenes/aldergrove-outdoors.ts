import { drawSittingCat, TABBY_CAT } from '../animals/cat.ts'
import { BLACK_DOG, type DogCoat, drawSittingDog, GREY_DOG } from '../animals/dog.ts'
import { drawSniffingDog, drawStandingDog } from '../animals/dog-poses.ts'
import { stand } from '../banners/banner.ts'
import { drawAutumnLeaves, drawLeaves } from '../packs/props/garden.ts'
import { box, type DrawingSheet, drawPath, groundShadow, line, oval, place } from '../sheet.ts'
import { drawScene } from './draw-scene.ts'
import { drawGrass, drawHill, drawPine, drawSky, drawSun } from './landscape.ts'
import { drawFern, drawRusset, drawWoods } from './objects/forest.ts'
import { drawMushroom } from './objects/garden.ts'
import { drawCrate, drawSheaf, drawSquash, GREEN_SKIN, ORANGE_SKIN, PALE_SKIN } from './objects/harvest.ts'
import { GROVE_DAWN, GROVE_EVENING } from './settings/lights.ts'
import { drawForeground, drawTallGrass } from './settings/open-air.ts'

const RED_SETTER: DogCoat = { fur: '#a5693f', shade: '#84502e', ear: '#683c20', light: '#ecd3b0', collar: '#3f6a4c' }

function drawPines(count: number, y: number, scale: number, colour: string, shift: number): string {
  return Array.from({ length: count }, (_, i) =>
    drawPine(shift + (i * 2960) / count, y + ((i * 37) % 60), scale * (0.85 + ((i * 29) % 40) / 100), colour),
  ).join('')
}

function forest(sheet: DrawingSheet, sunX: number): string {
  return [
    drawSky(sheet, [['#dfe9d8'], ['#f4f1df', 0.6], ['#f8f3e2']]),
    drawSun(sheet, sunX, 400, 110, '#f3e2ac'),
    drawPines(15, 760, 1, '#c2d2bb', 30),
    drawHill([740, 690, 740, 700, 730], '#bccdb2'),
    drawPines(12, 870, 1.25, '#8fae90', 130),
    drawHill([850, 810, 850, 800, 840], '#86a585'),
    drawPines(9, 980, 1.5, '#5d8467', 0),
    drawHill([950, 930, 970, 920, 960], sheet.linear([['#6f9268'], ['#3f6449']])),
  ].join('')
}

const undergrowth = (y: number): string =>
  Array.from({ length: 26 }, (_, i) =>
    drawGrass((i * 811) % 2900, y + ((i * 47) % 80), 1 + (i % 3) * 0.35, i % 2 ? '#35573f' : '#4c7350'),
  ).join('')

export const drawGroveHomeScene = (): string =>
  drawScene((sheet) => [
    forest(sheet, 900),
    drawPine(220, 1160, 2, '#2c4d39'),
    drawPine(2740, 1180, 2.1, '#2c4d39'),
    drawHill([1050, 1030, 1060, 1030, 1060], sheet.linear([['#58805a'], ['#2f533d']])),
    groundShadow(sheet, 1960, 1112, 290, 32, '#1c3325'),
    place(drawSittingDog(sheet, GREY_DOG), 1960, 1110, 1.3),
    undergrowth(1180),
    place(drawLeaves(sheet), 1500, 1190, 1.5),
    place(drawLeaves(sheet), 2380, 1200, 1.3),
  ])

export const drawGroveCatsScene = (): string =>
  drawScene((sheet) => [
    forest(sheet, 2100),
    drawPine(2680, 1160, 2, '#2c4d39'),
    drawHill([1060, 1040, 1050, 1040, 1070], sheet.linear([['#58805a'], ['#2f533d']])),
    groundShadow(sheet, 960, 1130, 620, 34, '#1c3325'),
    box(380, 930, 1180, 190, 95, sheet.linear([['#9a7753'], ['#6b4d33']])),
    line('M460 980 L1400 970 M500 1040 L1440 1050 M620 1090 L1300 1092', '#553b26', 7, 'opacity="0.5"'),
    oval(1480, 1025, 80, 95, '#d3b48a'),
    oval(1480, 1025, 52, 62, 'none', 'stroke="#a98357" stroke-width="8"'),
    oval(1480, 1025, 24, 30, 'none', 'stroke="#a98357" stroke-width="8"'),
    oval(520, 940, 120, 26, '#6f9268'),
    place(drawSittingCat(sheet, TABBY_CAT), 920, 964, 1.04),
    undergrowth(1185),
    place(drawLeaves(sheet), 360, 1190, 1.5),
  ])

const squashes = (sheet: DrawingSheet): string =>
  place(drawSquash(sheet, PALE_SKIN), -140, 36, 0.7) +
  place(drawSquash(sheet, ORANGE_SKIN), 130, 40, 0.82) +
  place(drawSquash(sheet, GREEN_SKIN), 0, 66, 0.66)

const russets = (): string =>
  [
    [-140, 0],
    [-50, -16],
    [42, 2],
    [132, -8],
    [-92, -70],
    [0, -86],
    [88, -66],
  ]
    .map(([x = 0, y = 0]) => drawRusset(x, y, 0.8))
    .join('')

/** Draws the harvest at the edge of the wood, and a sniffing dog. */
export const drawGrovePumpkinsScene = (): string =>
  drawScene((sheet) => [
    drawWoods(sheet, GROVE_DAWN, 1500),
    drawPine(2700, 1090, 2, '#47694d'),
    drawPine(160, 1080, 1.8, '#5d8360'),
    drawForeground(sheet, GROVE_DAWN, [1000, 980, 990, 970, 1000]),
    place(drawSheaf(), 2330, 1010, 0.9),
    stand(sheet, drawCrate(sheet, 430, 190, russets()), { x: 2000, y: 1030, shade: 240, colour: GROVE_DAWN.shadow }),
    stand(sheet, drawCrate(sheet, 480, 200, squashes(sheet)), {
      x: 1930,
      y: 1110,
      shade: 290,
      colour: GROVE_DAWN.shadow,
    }),
    stand(sheet, drawSniffingDog(sheet, RED_SETTER), {
      x: 1290,
      y: 1110,
      scale: 1.1,
      shade: 330,
      colour: GROVE_DAWN.shadow,
    }),
    stand(sheet, drawSquash(sheet, ORANGE_SKIN), { x: 1680, y: 1160, scale: 0.8, colour: GROVE_DAWN.shadow }),
    place(drawAutumnLeaves(sheet), 900, 1160, 0.7),
    place(drawAutumnLeaves(sheet), 2420, 1150, 0.8),
    drawFern(560, 1180, 1.3, '#4c7350'),
    drawFern(2680, 1190, 1.3, '#3f6449'),
    drawTallGrass(1212, 70, [GROVE_DAWN.blade]),
  ])

/** Two dogs on the way home. */
export const drawGroveWalkScene = (): string =>
  drawScene((sheet) => [
    drawWoods(sheet, GROVE_EVENING, 760),
    drawPine(2560, 1080, 2, '#4d5f47'),
    drawPine(2800, 1130, 2.2, '#3c4f3d'),
    drawPine(110, 1110, 2, '#4d5f47'),
    drawForeground(sheet, GROVE_EVENING, [1010, 980, 970, 990, 1020]),
    drawPath(
      'M1010 972 C1120 1010 960 1050 700 1100 C560 1130 470 1160 420 1200 L2060 1200 C2020 1130 1500 1090 1340 1050 C1210 1016 1150 990 1090 972Z',
      sheet.linear([['#e6cf9f'], ['#c9ab78']]),
    ),
    stand(sheet, drawStandingDog(sheet, GREY_DOG), {
      x: 1060,
      y: 1100,
      scale: 1.06,
      shade: 320,
      colour: GROVE_EVENING.shadow,
    }),
    stand(sheet, drawSittingDog(sheet, { ...BLACK_DOG, collar: '#5f8a6a' }), {
      x: 1560,
      y: 1120,
      scale: 0.94,
      shade: 210,
      colour: GROVE_EVENING.shadow,
    }),
    drawFern(300, 1190, 1.4, '#55683f'),
    drawFern(2180, 1180, 1.4, '#4d5f3c'),
    place(drawMushroom('#a8643c'), 2400, 1170, 0.8),
    place(drawMushroom('#a8643c'), 2480, 1176, 0.56),
    drawTallGrass(1212, 70, [GROVE_EVENING.blade], [2040, 2920]),
    drawTallGrass(1212, 70, [GROVE_EVENING.blade], [-40, 430]),
  ])
