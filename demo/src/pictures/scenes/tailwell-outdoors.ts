import { drawSittingCat, SILVER_CAT } from '../animals/cat.ts'
import { drawSittingDog, HONEY_DOG } from '../animals/dog.ts'
import { CHESTNUT_HORSE, drawHorseBust } from '../animals/horse.ts'
import { drawParrot, SUNNY_PARROT } from '../animals/parrot.ts'
import { CREAM_RABBIT, drawSittingRabbit } from '../animals/rabbit.ts'
import { drawCarrots } from '../packs/props/garden.ts'
import { standProduct } from '../packs/stand-pack.ts'
import { type DrawingSheet, drawPath, groundShadow, line, place } from '../sheet.ts'
import { drawScene } from './draw-scene.ts'
import { drawCloud, drawFence, drawHill, drawHouse, drawMeadow, drawSky, drawSun, drawTree } from './landscape.ts'

const SPRING = ['#a9cf5f', '#7fae3c'] as const
const FLOWERS = ['#ffffff', '#ff8fb1', '#ffd34d', '#f2762e'] as const

function meadow(sheet: DrawingSheet, sunX: number): string {
  return [
    drawSky(sheet, [['#ffd9a0'], ['#ffe9c9', 0.5], ['#fff6e6']]),
    drawSun(sheet, sunX, 360, 120, '#ffb84d'),
    drawCloud(480, 250, 1.2),
    drawCloud(1380, 170, 0.8),
    drawCloud(2560, 300, 1),
    drawHill([760, 660, 760, 640, 720], '#f7c987'),
    drawHill([860, 780, 700, 820, 760], '#dcc667'),
    drawHill([900, 840, 900, 820, 880], sheet.linear([[SPRING[0]], [SPRING[1]]])),
  ].join('')
}

export const drawHomeScene = (): string =>
  drawScene((sheet) => [
    meadow(sheet, 700),
    drawHouse(sheet, 420, 850, 0.75),
    drawTree(sheet, 150, 880, 1, SPRING),
    drawTree(sheet, 720, 870, 0.7, ['#f7b25c', '#e27d33']),
    drawTree(sheet, 2760, 900, 1.3, SPRING),
    place(drawHorseBust(sheet, CHESTNUT_HORSE), 2420, 640, 0.92),
    drawFence(2080, 1010, 5),
    drawHill([1010, 990, 1000, 980, 1010], sheet.linear([['#b9d969'], ['#6d9c34']])),
    groundShadow(sheet, 1740, 1112, 260, 30, '#3d5a1a'),
    place(drawSittingDog(sheet, HONEY_DOG), 1740, 1110, 1.15),
    groundShadow(sheet, 2140, 1122, 220, 26, '#3d5a1a'),
    place(drawSittingCat(sheet, SILVER_CAT), 2130, 1120, 1),
    groundShadow(sheet, 1400, 1126, 170, 22, '#3d5a1a'),
    place(drawSittingRabbit(sheet, CREAM_RABBIT), 1400, 1124, 0.72),
    drawMeadow(1170, FLOWERS, '#5d8c2c'),
  ])

export const drawDogsScene = (): string =>
  drawScene((sheet) => [
    meadow(sheet, 2300),
    drawTree(sheet, 2640, 920, 1.5, SPRING),
    drawTree(sheet, 1560, 850, 0.7, ['#f7b25c', '#e27d33']),
    drawHouse(sheet, 2080, 850, 0.7),
    drawHill([980, 960, 1000, 960, 990], sheet.linear([['#b9d969'], ['#6d9c34']])),
    groundShadow(sheet, 860, 1122, 330, 34, '#3d5a1a'),
    place(drawSittingDog(sheet, HONEY_DOG), 860, 1120, 1.4),
    place(standProduct(sheet, '10140'), 1400, 1110, 0.4),
    drawMeadow(1180, FLOWERS, '#5d8c2c', 20),
  ])

export const drawHorsesScene = (): string =>
  drawScene((sheet) => [
    drawSky(sheet, [['#f59a6b'], ['#ffc58a', 0.45], ['#ffe6bd']]),
    drawSun(sheet, 620, 560, 140, '#ff8a4d'),
    drawCloud(1100, 240, 1, '#ffe3cc'),
    drawCloud(2500, 200, 1.3, '#ffe3cc'),
    drawHill([700, 620, 720, 640, 700], '#d98f63'),
    drawHill([800, 760, 700, 780, 740], '#b9773f'),
    drawHill([900, 860, 880, 840, 900], sheet.linear([['#c8b04a'], ['#8f8a35']])),
    drawTree(sheet, 300, 910, 1.1, ['#e2a24a', '#b9702c']),
    place(drawHorseBust(sheet, CHESTNUT_HORSE), 1845, 620, 1.45),
    place(
      drawHorseBust(sheet, {
        ...CHESTNUT_HORSE,
        fur: '#d9c7b0',
        shade: '#b9a387',
        mane: '#8a7458',
        light: '#ffffff',
        halter: '#b3127a',
      }),
      2475,
      760,
      1.05,
    ),
    drawFence(60, 1100, 14),
    drawHill([1090, 1080, 1100, 1080, 1100], sheet.linear([['#a9a843'], ['#6f7a2a']])),
    drawMeadow(1180, ['#fff4d0', '#ffb36b', '#ffd34d'], '#6f7a2a', 18),
  ])

export const drawRabbitsScene = (): string =>
  drawScene((sheet) => [
    drawSky(sheet, [['#bfe3f2'], ['#eef7e6', 0.6], ['#fffbe9']]),
    drawCloud(600, 220, 1.1),
    drawCloud(2280, 180, 1.2),
    drawHill([820, 720, 800, 700, 780], '#cfe3a0'),
    drawTree(sheet, 2680, 880, 1.2, SPRING),
    drawTree(sheet, 260, 860, 0.9, SPRING),
    drawFence(60, 930, 14, '#f4dfc0', '#d8b98c'),
    drawHill([900, 880, 900, 880, 910], sheet.linear([['#b5d869'], ['#6d9c34']])),
    groundShadow(sheet, 1880, 962, 290, 32, '#3d5a1a'),
    place(drawSittingRabbit(sheet, CREAM_RABBIT), 1880, 960, 1.45),
    groundShadow(sheet, 2290, 992, 210, 26, '#3d5a1a'),
    place(
      drawSittingRabbit(sheet, { fur: '#9a8f8a', shade: '#7d726d', light: '#f4efea', inner: '#e5b4ae' }),
      2290,
      990,
      1.15,
    ),
    place(drawCarrots(sheet), 1480, 1110, 1.6),
    place(drawCarrots(sheet), 820, 1130, 1.3),
    drawMeadow(1180, FLOWERS, '#5d8c2c', 22),
  ])

const jungleLeaf = (colour: string, vein: string): string =>
  drawPath('M0 0 C120 -60 260 -220 240 -420 C60 -400 -60 -220 0 0Z', colour) +
  line(
    'M10 -20 C70 -140 140 -260 220 -390 M60 -120 L150 -130 M60 -120 L50 -200 M110 -210 L190 -220 M110 -210 L100 -290',
    vein,
    7,
    'opacity="0.5"',
  )

export const drawParrotsScene = (): string =>
  drawScene((sheet) => {
    const dark = jungleLeaf('#2f7d4f', '#8fd09a')
    const bright = jungleLeaf('#5fb85a', '#d3f0b0')
    return [
      drawSky(sheet, [['#fff0b8'], ['#c5eec0', 0.5], ['#69c3a6']]),
      drawSun(sheet, 900, 300, 110, '#ffe27a'),
      ...[0, 1, 2, 3, 4, 5, 6].map((i) => place(dark, i * 440 + 60, 1260, 1.1 + (i % 3) * 0.2, i % 2 ? -46 : 6)),
      ...[0, 1, 2, 3].map((i) => place(dark, 2900 - i * 60, i * 190, 1, -130 - i * 16)),
      ...[0, 1, 2].map((i) => place(dark, -20 + i * 40, -20 + i * 60, 1, 100 + i * 20)),
      line('M2900 760 C2400 700 1900 800 1240 720', '#8a5a34', 46),
      line('M2900 750 C2400 690 1900 790 1240 712', '#a9744a', 18, 'opacity="0.7"'),
      place(drawParrot(sheet, SUNNY_PARROT), 2180, 716, 1.25),
      place(
        `<g transform="scale(-1 1)">${drawParrot(sheet, { body: '#2a9fd8', deep: '#1b6fb0', belly: '#ffd34d', wing: '#7fe0c0', tip: '#f2762e', beak: '#3a2d2a' })}</g>`,
        1640,
        726,
        1.05,
      ),
      place(bright, 1260, 730, 0.5, -60),
      place(bright, 2640, 720, 0.6, 30),
      ...[0, 1, 2, 3, 4].map((i) => place(bright, i * 620 + 180, 1290, 0.9 + (i % 2) * 0.25, i % 2 ? 20 : -56)),
    ]
  })

export const drawAboutScene = (): string =>
  drawScene((sheet) => [
    meadow(sheet, 2260),
    drawHouse(sheet, 900, 880, 1.25),
    drawTree(sheet, 420, 900, 1.3, SPRING),
    drawTree(sheet, 1320, 880, 0.9, ['#f7b25c', '#e27d33']),
    drawHill([980, 960, 990, 960, 1000], sheet.linear([['#b9d969'], ['#6d9c34']])),
    drawPath('M880 878 C900 960 1300 1000 1180 1200 L760 1200 C1000 1040 820 960 820 878Z', '#f6e3cb'),
    drawFence(1500, 1040, 7),
    groundShadow(sheet, 1790, 1112, 250, 28, '#3d5a1a'),
    place(drawSittingDog(sheet, HONEY_DOG), 1790, 1110, 1),
    groundShadow(sheet, 2140, 1122, 200, 24, '#3d5a1a'),
    place(drawSittingCat(sheet, SILVER_CAT), 2140, 1120, 0.85),
    drawMeadow(1180, FLOWERS, '#5d8c2c'),
  ])
